import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/Footer'
import { Header } from '@/components/shell/Header'
import { Sidebar } from '@/components/shell/Sidebar'
import type { Page } from '@/lib/content/page'
import { renderStatic } from '@/lib/static-html'
import { explainTerms } from '@/lib/terms/explain'
import styles from './DocPage.module.css'

interface Props {
  readonly page: Page
  /** Whether the words of the term base are explained at their first use. */
  readonly explained?: boolean
  /** The article and what follows it. */
  readonly children: ReactNode
}

/** A whole page as one string of HTML. Everything on it is known at build, so it reads without any script. */
export async function DocPage(props: Props) {
  const rendered = await renderStatic(<PageContents {...props} />)
  const html = props.explained ? explainTerms(rendered, props.page) : rendered
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <div id="page" dangerouslySetInnerHTML={{ __html: html }} />
}

async function PageContents({ page, children }: Props) {
  const t = await getTranslations({ locale: page.locale, namespace: 'chrome' })
  return (
    <>
      <a href="#article" className={styles.skip}>
        {t('skip')}
      </a>
      <Header page={page} />
      <div className={styles.columns}>
        <Sidebar page={page} />
        <main id="article" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Footer page={page} />
    </>
  )
}

import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/Footer'
import { Header } from '@/components/shell/Header'
import { OnThisPage } from '@/components/shell/OnThisPage'
import { Sidebar } from '@/components/shell/Sidebar'
import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import { renderStatic } from '@/lib/site/static-html'
import { explainTerms } from '@/lib/site/terms/explain/explain'
import styles from './DocPage.module.css'
import { PrintedFoot } from './PrintedFoot'

interface Props {
  readonly view: PageView
  /** True where words of the term base are explained at their first use. */
  readonly explained?: boolean
  /** The article and the parts below it. */
  readonly children: ReactNode
}

/**
 * A whole page as one string of HTML. Everything on it is known at build, so a reader needs no
 * script.
 */
export async function DocPage(props: Props) {
  const rendered = await renderStatic(<PageContents {...props} />)
  const html = props.explained
    ? explainTerms(rendered, props.view.page)
    : rendered
  return (
    <div
      id="page"
      // The client changes the page before React hydrates it in development.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function PageContents({ view, children }: Props) {
  const { locale } = view.page
  const t = textsOf(locale, 'chrome')
  const outlined = !view.landing && view.page.headers.length > 0
  return (
    <>
      <a href="#article" className={styles.skip}>
        {t('skip')}
      </a>
      <Header view={view} />
      <div className={styles.columns}>
        <Sidebar view={view} />
        <div className={outlined ? styles.outlined : undefined}>
          {outlined && <OnThisPage page={view.page} />}
          <main id="article" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
      <Footer view={view} />
      <PrintedFoot view={view} />
    </>
  )
}

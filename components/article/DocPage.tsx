import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/Footer'
import { Header } from '@/components/shell/Header'
import { LoadNotice } from '@/components/shell/LoadNotice'
import { OnThisPage } from '@/components/shell/OnThisPage'
import { Sidebar } from '@/components/shell/Sidebar'
import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { PageTexts } from '@/lib/islands/PageTexts'
import { pageTexts } from '@/lib/islands/page-texts'
import styles from './DocPage.module.css'
import { PrintedFoot } from './PrintedFoot'

interface Props {
  readonly view: PageView
  /** The article and the parts below it. */
  readonly children: ReactNode
}

/** A whole page. Everything on it is known at build, so a reader needs no script. */
export function DocPage({ view, children }: Props) {
  const { locale } = view.page
  const t = textsOf(locale, 'chrome')
  const outlined = !view.landing && view.page.headers.length > 0
  return (
    <PageTexts id="page" texts={pageTexts(locale)}>
      <a href="#article" className={styles.skip}>
        {t('skip')}
      </a>
      <Header view={view} />
      <div className={view.landing ? styles.home : styles.columns}>
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
      <LoadNotice locale={locale} />
    </PageTexts>
  )
}

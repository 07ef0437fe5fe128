import { getTranslations } from 'next-intl/server'
import { Footer } from '@/components/shell/Footer'
import { Header } from '@/components/shell/Header'
import { Sidebar } from '@/components/shell/Sidebar'
import type { Page } from '@/lib/content/page'
import { Article } from './Article'
import styles from './DocPage.module.css'

/** A whole page: chrome and article. Everything on it is known at build, so it reads without any script. */
export async function DocPage({ page }: { readonly page: Page }) {
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
          <Article page={page} />
        </main>
      </div>
      <Footer page={page} />
    </>
  )
}

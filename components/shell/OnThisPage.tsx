import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { HeadingList } from './HeadingList'
import styles from './OnThisPage.module.css'

/**
 * The outline of the page, as a column on wide screens. On others, a sticky bar names the active
 * heading, and opens the same list as a popover.
 */
export function OnThisPage({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'article')
  return (
    <div className={styles.outline}>
      <button type="button" popoverTarget="headings" className={styles.bar}>
        {t('onThisPage')}
        <span data-heading-read className={styles.read} />
      </button>
      <nav
        id="headings"
        popover="auto"
        aria-label={t('onThisPage')}
        className={styles.list}
      >
        <p className={styles.title}>{t('onThisPage')}</p>
        <HeadingList headers={page.headers} />
      </nav>
    </div>
  )
}

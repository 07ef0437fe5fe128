import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { HeadingList } from './HeadingList'
import styles from './OnThisPage.module.css'

/**
 * The headings of the page, as a column of wide screens. On others a bar that stays in view names
 * the heading that is read, and opens the same list as a popover.
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

import { textsOf } from '@/lib/site/i18n/texts'
import type { Locale } from '@/site.config'
import styles from './SearchDoor.module.css'

/** A wide button that opens the docs search, as the one in the bar does. */
export function SearchDoor({ locale }: { readonly locale: Locale }) {
  const t = textsOf(locale, 'landing')
  return (
    <button
      type="button"
      className={styles.door}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-docs-search
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M21 21l-5-5m2-5.500a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0z" />
      </svg>
      {t('search')}
    </button>
  )
}

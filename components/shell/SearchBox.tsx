import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/site.config'
import styles from './SearchBox.module.css'

interface Props {
  readonly locale: Locale
  /** The place of the box: the bar at the top, or the menu of narrow screens. */
  readonly place: 'bar' | 'menu'
}

/**
 * The field of the local search, as markup alone; components/islands/local-search/ binds it. The
 * status is in the document from the start: some screen readers do not read one that arrives
 * together with its text.
 */
export async function SearchBox({ locale, place }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <search
      className={styles.box}
      data-place={place}
      data-failed={t('failed')}
      data-retry={t('retry')}
      data-search-box
    >
      <input
        type="search"
        role="combobox"
        aria-label={t('label')}
        aria-expanded="false"
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={t('placeholder')}
      />
      <p role="status" className="visually-hidden" />
      <div data-suggestions={`suggestions-${place}`} />
    </search>
  )
}

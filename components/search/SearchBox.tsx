import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/site/content/page'
import styles from './SearchBox.module.css'

interface Props {
  readonly page: Page
  /** Where it stands: in the bar at the top, or in the menu of narrow screens. */
  readonly place: 'bar' | 'menu'
}

/**
 * The field of the local search. It is markup alone; components/islands/local-search/ brings it to life. The status stands here from the start: one that comes with
 * its text is not read aloud everywhere.
 */
export async function SearchBox({ page, place }: Props) {
  const t = await getTranslations({ locale: page.locale, namespace: 'search' })
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

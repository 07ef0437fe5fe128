import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { urlFor } from '@/lib/links/href'
import { Day } from './Day'
import styles from './PrintedFoot.module.css'

/** The footer of each printed sheet: the page's address, and the day of its facts or its text. */
export function PrintedFoot({ view }: { readonly view: PageView }) {
  const { locale, slug, lang } = view.page
  const { checked, updated } = view.dates
  const t = textsOf(locale, 'article')
  const date = checked ?? updated
  return (
    <p className={styles.foot}>
      <span translate="no">{urlFor(locale, slug)}</span>
      {date && ' · '}
      {date &&
        t.rich(checked ? 'checked' : 'lastUpdated', {
          day: () => <Day date={date} lang={lang} />,
        })}
    </p>
  )
}

import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import styles from './StatusLabel.module.css'

/** A year, a month or a day in the reader's language, as precise as it was given. */
function dateText(date: string, lang: string): string {
  const [, month, day] = date.split('-')
  const format = new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: month ? 'long' : undefined,
    day: day ? 'numeric' : undefined,
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return format.format(new Date(date))
}

/** The status of an integration (current, legacy or retired), and its date. */
export function StatusLabel({ page }: { readonly page: Page }) {
  const { status, statusSince } = page.frontmatter
  if (!status) return null
  const t = textsOf(page.locale, 'status')
  return (
    <p className={styles.status} data-status={status}>
      {t(status)}
      {statusSince &&
        ` · ${t('since', { date: dateText(statusSince, page.lang) })}`}
    </p>
  )
}

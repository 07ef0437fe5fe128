import { formatDay } from '@/lib/text/format-day'

interface Props {
  /** A day or a time in ISO 8601. */
  readonly date: string
  readonly lang: string
}

/** A date in the reader's language, formatted at build. */
export function Day({ date, lang }: Props) {
  return <time dateTime={date}>{formatDay(date, lang, 'UTC')}</time>
}

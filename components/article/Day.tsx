import { formatDay } from '@/lib/shared/format-day'

interface Props {
  /** ISO 8601, a day or a time. */
  readonly date: string
  readonly lang: string
}

/** A day in the reader's language, written at build. */
export function Day({ date, lang }: Props) {
  return <time dateTime={date}>{formatDay(date, lang, 'UTC')}</time>
}

interface Props {
  /** ISO 8601, a day or a time. */
  readonly date: string
  readonly lang: string
}

/** A day in the reader's language, written at build. */
export function Day({ date, lang }: Props) {
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}

/** A day in a language, by the calendar that all of its readers share with the sources; what is no day stays as it is. */
export function formatDay(
  date: string,
  lang: string,
  timeZone?: 'UTC',
): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  const format = new Intl.DateTimeFormat(lang, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone,
  })
  return format.format(time)
}

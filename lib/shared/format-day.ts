/**
 * Writes a day in a language, by the Gregorian calendar of the sources. A text that is no date
 * stays as it is.
 */
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

/**
 * Writes a day in a language, by the Gregorian calendar of the sources. A text that is no date
 * stays as it is.
 *
 * The parts are asked for one by one: the long style of CLDR puts the word for the era before a
 * Gregorian year in Thai, where developers write the year alone. Elsewhere both are the same.
 */
export function formatDay(
  date: string,
  lang: string | undefined,
  timeZone?: 'UTC',
): string {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return date
  const format = new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone,
  })
  return format.format(time)
}

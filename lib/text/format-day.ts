/**
 * Writes a day in a language, by the Gregorian calendar of the sources. A text that is no date
 * stays as it is.
 *
 * The parts are requested one by one: the long style of CLDR puts the word for the era before a
 * Gregorian year in Thai, where developers write the year alone. Elsewhere both are the same.
 * Chinese here has a space between digits and Han, as its articles do, and Vietnamese the word for
 * the year.
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
  const day = format.format(time)
  if (lang?.startsWith('zh'))
    return day.replaceAll(
      /(?<=\d)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=\d)/gu,
      ' ',
    )
  if (lang?.startsWith('vi')) return day.replace(', ', ' năm ')
  return day
}

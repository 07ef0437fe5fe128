import { defaultSource } from '@/site.config'

/** A web address, or the name of a page as a whole: not `my-guides/maps`, not `guides/maps-2`. */
const patternOf = (page: string) =>
  new RegExp(`https?://[^\\s"'<>)\\]]+|(?<![\\w-])${page}(?![\\w-])`, 'g')

const isWebAddress = (text: string) => /^https?:/.test(text)

/**
 * The text with another name of a page, in links, lists and paths alike. Addresses of other sites
 * stay as they are; those of files in the book's own repository follow.
 *
 * @example renamed('[Maps](/guides/maps#key)', 'guides/maps', 'guides/tables')
 */
export function renamed(text: string, from: string, to: string): string {
  return text.replace(patternOf(from), (found) => {
    if (!isWebAddress(found)) return to
    return found.startsWith(defaultSource.repository)
      ? found.replace(new RegExp(`(?<![\\w-])${from}(?![\\w-])`, 'g'), to)
      : found
  })
}

/**
 * The text with its links to a page leading to another place, with or without an anchor. Paths of
 * samples below the page's name stay.
 */
export function relinked(text: string, from: string, to: string): string {
  const link = new RegExp(
    `((?:\\]\\(|["'])/)${from}(?:#[\\w-]+)?(?=[)"'])`,
    'g',
  )
  return text.replace(link, (_, opening: string) => `${opening}${to}`)
}

/** The numbers of the lines that name a page. */
export function linesNaming(text: string, page: string): readonly number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      renamed(line, page, '') === line ? [] : index + 1,
    )
}

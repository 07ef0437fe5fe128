import type { OfflineList } from './contract'

/** One name for all forms of an address: `/x`, `/x/`, `/x.html`, `/x/index.html`, and the old `/x.md`. */
function nameOf(path: string): string {
  return decode(path)
    .replace(/(\.html|\.md)\/?$/, '')
    .replace(/\/index$/, '')
    .replace(/\/$/, '')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Lists are looked up for every request of a document. */
const names = new WeakMap<OfflineList, ReadonlyMap<string, string>>()

function namesIn(list: OfflineList): ReadonlyMap<string, string> {
  const known = names.get(list)
  if (known) return known
  const pages = Object.keys(list.files).filter((file) =>
    /(\/|\.html)$/.test(file),
  )
  const map = new Map(pages.map((file) => [nameOf(file), file]))
  names.set(list, map)
  return map
}

/**
 * Under which address a list has what is asked for: a file by its own path, a page by any form of its address (decision 6).
 *
 * @param path of the request, without query
 * @example heldAddress('/de/guides/x/', list) // '/de/guides/x.html'
 */
export function heldAddress(
  path: string,
  list: OfflineList,
): string | undefined {
  return path in list.files ? path : namesIn(list).get(nameOf(path))
}

/** Whether a path is an old one, which leads to the page's address instead of being one. */
export const isOldAddress = (path: string) => /\.md\/?$/.test(path)

/** Whether a file's address carries the hash of its content: under this address it never is another one. */
export const isHashed = (path: string) => path.includes('/assets/')

/** Which language an address belongs to: the one under whose home it stands, else any. */
export function nearestLanguage<Each extends { readonly home: string }>(
  path: string,
  languages: readonly Each[],
): Each | undefined {
  const around = languages.filter(({ home }) => path.startsWith(home))
  return (
    around.toSorted((a, b) => b.home.length - a.home.length)[0] ?? languages[0]
  )
}

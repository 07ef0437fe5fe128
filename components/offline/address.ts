import { decode } from '@/lib/text/decode'
import type { OfflineList } from './contract'

/**
 * The canonical form of an address: the same for `/x`, `/x/`, `/x.html`, `/x/index.html` and the old
 * `/x.md`.
 */
function nameOf(path: string): string {
  return decode(path)
    .replace(/(\.html|\.md)\/?$/, '')
    .replace(/\/index$/, '')
    .replace(/\/$/, '')
}

/** A cache: every request of a document looks up the lists. */
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
 * The address of a requested file in a list: its own path, or for a page any form of its address
 * (decision 6).
 *
 * @param path of the request, without query
 * @example savedAddress('/de/guides/x/', list) // '/de/guides/x.html'
 */
export function savedAddress(
  path: string,
  list: OfflineList,
): string | undefined {
  return path in list.files ? path : namesIn(list).get(nameOf(path))
}

/** True for an old address, which redirects to the page. */
export const isOldAddress = (path: string) => /\.md\/?$/.test(path)

/** True when an address contains the hash of the content, so that the content never changes. */
export const isHashed = (path: string) => path.includes('/assets/')

/** The language whose home path an address begins with, else the first one. */
export function nearestLanguage<Each extends { readonly home: string }>(
  path: string,
  languages: readonly Each[],
): Each | undefined {
  const around = languages.filter(({ home }) => path.startsWith(home))
  return (
    around.toSorted((a, b) => b.home.length - a.home.length)[0] ?? languages[0]
  )
}

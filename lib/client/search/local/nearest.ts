import { distance } from 'fastest-levenshtein'
import type { SearchEntry } from '@/lib/shared/search/entry'

/** How many pages are offered, and how unlike (0 to 1) a page's name may be. */
const most = 3
const unlike = 0.5

const words = (path: string) =>
  decodeURIComponent(path)
    .toLowerCase()
    .replace(/(?:index)?\.(?:html?|md)$/, '')
    .split('/')
    .filter(Boolean)

const difference = (a: string, b: string) =>
  distance(a, b) / Math.max(a.length, b.length, 1)

/** How far a page is from the address asked for: by its own name first, then by the whole path. */
function farness(asked: readonly string[], path: string): number {
  const own = words(path)
  const name = difference(asked.at(-1) ?? '', own.at(-1) ?? '')
  return name + difference(asked.join('/'), own.join('/')) / 100
}

/** The existing pages whose addresses are nearest to one that does not exist, nearest first. */
export function nearestPages(
  index: readonly SearchEntry[],
  asked: string,
): readonly SearchEntry[] {
  const target = words(asked)
  return index
    .map((entry) => ({ entry, far: farness(target, entry.path) }))
    .filter(({ far }) => far < unlike)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ entry }) => entry)
}

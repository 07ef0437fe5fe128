import { distance } from 'fastest-levenshtein'
import type { SearchEntry } from '@/lib/search/entry'

/** The number of pages offered, and the greatest difference of a page's name (0 to 1). */
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

/**
 * The distance between a page and a requested address: by its name first, then by the whole path.
 */
function distanceTo(requested: readonly string[], path: string): number {
  const own = words(path)
  const name = difference(requested.at(-1) ?? '', own.at(-1) ?? '')
  return name + difference(requested.join('/'), own.join('/')) / 100
}

/**
 * The existing pages with the addresses nearest to an unknown one, nearest first; for a folder
 * without a page of its own, its pages.
 */
export function nearestPages(
  index: readonly SearchEntry[],
  requested: string,
): readonly SearchEntry[] {
  const target = words(requested)
  const folder = `${target.join('/')}/`
  const inside = index.filter(({ path }) =>
    words(path).join('/').startsWith(folder),
  )
  if (inside.length > 0) return inside
  return index
    .map((entry) => ({ entry, far: distanceTo(target, entry.path) }))
    .filter(({ far }) => far < unlike)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ entry }) => entry)
}

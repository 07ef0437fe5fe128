import { docsSearchLimits } from '@/lib/limits'
import type { SearchHit } from '@/lib/search/types'
import { unescapeHtml } from '@/lib/text/escape-html'
import { headingLevel } from './heading'

/** The part of a hit that decides its group and heading. */
export type GroupedHit = Pick<SearchHit, 'hierarchy' | 'english'>

const { hitsPerGroup, suggestions } = docsSearchLimits

/** The number of hits that the modal shows: the first five of each group. */
export function visibleHits(hits: readonly GroupedHit[]): number {
  const sizes = new Map<string, number>()
  for (const { hierarchy } of hits)
    sizes.set(hierarchy.lvl0, (sizes.get(hierarchy.lvl0) ?? 0) + 1)
  return [...sizes.values()].reduce(
    (sum, size) => sum + Math.min(size, hitsPerGroup),
    0,
  )
}

/**
 * The queries to suggest when a later one finds nothing: headings that the newest response found in
 * the language, then those of earlier ones, three at most.
 */
export function nextSuggestions(
  earlier: readonly string[],
  hits: readonly GroupedHit[],
): readonly string[] {
  const headings = hits
    .filter(({ english }) => !english)
    .map(({ hierarchy }) => hierarchy[headingLevel(hierarchy)] ?? '')
    .map(unescapeHtml)
  return [...new Set([...headings, ...earlier])].slice(0, suggestions)
}

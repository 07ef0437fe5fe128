import { unescapeHtml } from '@/lib/shared/escape-html'
import { docsSearchLimits } from '@/lib/shared/limits'

/** The part of a hit that decides its group. */
export interface GroupedHit {
  readonly hierarchy: { readonly lvl0: string }
}

const { hitsPerGroup, suggestions } = docsSearchLimits

function groupSizes(hits: readonly GroupedHit[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const { hierarchy } of hits) {
    sizes.set(hierarchy.lvl0, (sizes.get(hierarchy.lvl0) ?? 0) + 1)
  }
  return sizes
}

/** The number of hits that the modal shows: the first five of each group. */
export function visibleHits(hits: readonly GroupedHit[]): number {
  const sizes = [...groupSizes(hits).values()]
  return sizes.reduce((sum, size) => sum + Math.min(size, hitsPerGroup), 0)
}

/**
 * The queries to suggest when a later one finds nothing: the groups of the newest answer, then
 * those of earlier ones, three at most.
 */
export function nextSuggestions(
  earlier: readonly string[],
  hits: readonly GroupedHit[],
): readonly string[] {
  const names = [...groupSizes(hits).keys()].map(unescapeHtml)
  return [...new Set([...names, ...earlier])].slice(0, suggestions)
}

import { docsSearchLimits } from '@/lib/shared/limits'
import type { SearchHit } from '@/lib/shared/search/types'
import { answerRequest } from './answer'
import type { Engine } from './engine'

/**
 * A query that developers type, and the slugs of pages of which one must be among the first three
 * rows of the modal.
 */
export interface GoldenQuery {
  readonly query: string
  readonly pages: readonly string[]
}

const firstPagesShown = 3

/**
 * The paths of the first pages in the modal, whose rows are grouped by section of the book, then by
 * page, five for each group.
 */
export function firstPages(engine: Engine, query: string): readonly string[] {
  const { hits } = answerRequest(engine, { indexName: '', query })
  const rows = grouped(hits, ({ hierarchy }) => hierarchy.lvl0)
    .flatMap((group) => grouped(group, ({ hierarchy }) => hierarchy.lvl1))
    .flat()
  const paths = rows.map((hit) => hit.url_without_anchor)
  return [...new Set(paths)].slice(0, firstPagesShown)
}

function grouped(
  hits: readonly SearchHit[],
  keyOf: (hit: SearchHit) => string,
): readonly (readonly SearchHit[])[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const group = groups.get(keyOf(hit)) ?? []
    groups.set(keyOf(hit), group)
    if (group.length < docsSearchLimits.hitsPerGroup) group.push(hit)
  }
  return [...groups.values()]
}

import { docsSearchLimits } from '@/lib/shared/limits'
import type { SearchHit } from '@/lib/shared/search/types'
import { answerRequest } from './answer'
import type { Engine } from './engine'

/**
 * A query that developers type, and what answers it: `slug#id`, or the slug alone for the page.
 * `english` names hits that are offered from English, because the language lacks their pages.
 */
export type GoldenQuery =
  | { readonly query: string; readonly anchors: readonly string[] }
  | { readonly query: string; readonly english: readonly string[] }

/** The addresses of the modal's rows from above, and those of the rows from English. */
export interface GoldenRows {
  readonly own: readonly string[]
  readonly english: readonly string[]
}

/** The rows of the modal: groups in the order of their best hits, five for each. */
export function rowsOf(engine: Engine, query: string): GoldenRows {
  const { hits } = answerRequest(engine, { indexName: '', query })
  const rows = grouped(hits, ({ hierarchy }) => hierarchy.lvl0)
    .flatMap((group) => grouped(group, ({ hierarchy }) => hierarchy.lvl1))
    .flat()
  const of = (english: boolean) =>
    rows.filter((hit) => Boolean(hit.english) === english).map(({ url }) => url)
  return { own: of(false), english: of(true) }
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

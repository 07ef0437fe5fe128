import { docsSearchLimits } from '@/lib/limits'
import type { Engine, Found } from './engine'

/**
 * A query that developers type, and what it should find: `slug#id`, or the slug alone for the page.
 * `english` names hits that are offered from English, because the language lacks their pages.
 */
export type GoldenQuery =
  | { readonly query: string; readonly anchors: readonly string[] }
  | { readonly query: string; readonly english: readonly string[] }

/** The addresses of the modal's rows from above, and those of the rows from English. */
interface GoldenRows {
  readonly own: readonly string[]
  readonly english: readonly string[]
}

/** The rows of the modal: groups in the order of their best hits, and in them pages. */
export function rowsOf(engine: Engine, query: string): GoldenRows {
  const { found } = engine.search(query, docsSearchLimits.hitsPerPage)
  const rows = grouped(found, 0).flatMap((group) => grouped(group, 1).flat())
  const of = (english: boolean) =>
    rows
      .map(({ section }) => section)
      .filter(({ kind }) => (kind === 'english') === english)
      .map(({ path, anchor }) => (anchor ? `${path}#${anchor}` : path))
  return { own: of(false), english: of(true) }
}

/** What was found, by the title of a level above it. */
function grouped(
  found: readonly Found[],
  level: number,
): readonly (readonly Found[])[] {
  const groups = new Map<string | undefined, Found[]>()
  for (const each of found) {
    const title = each.section.titles[level]
    groups.set(title, [...(groups.get(title) ?? []), each])
  }
  return [...groups.values()]
}

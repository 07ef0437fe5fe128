import { docsSearchLimits } from '@/lib/shared/limits'

const { queryLength } = docsSearchLimits

/** A query of at most 64 characters (specification section 5), no character cut in two. */
export function cutQuery(text: string): string {
  return text.slice(0, queryLength).replace(/[\uD800-\uDBFF]$/, '')
}

/** The first query that a selection on the page gives: one line, cut. */
export function queryFromSelection(selection: string): string {
  return cutQuery(selection.replace(/\s+/g, ' ').trim()).trimEnd()
}

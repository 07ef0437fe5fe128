import { docsSearchLimits } from '@/lib/shared/limits'

const { queryLength } = docsSearchLimits

/** Cuts a query to 64 characters (specification section 5) without cutting a character in two. */
export function cutQuery(text: string): string {
  return text.slice(0, queryLength).replace(/[\uD800-\uDBFF]$/, '')
}

/** The first query from a selection on the page: one line, cut. */
export function queryFromSelection(selection: string): string {
  return cutQuery(selection.replace(/\s+/g, ' ').trim()).trimEnd()
}

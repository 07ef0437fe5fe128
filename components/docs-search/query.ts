import { load } from '@/lib/client/load'
import { docsSearchLimits } from '@/lib/limits'

const { queryLength } = docsSearchLimits

/** Cuts a query to 64 characters (specification section 5) without cutting a character in two. */
export function cutQuery(text: string): string {
  return text.slice(0, queryLength).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * A text on one line, without the `Error:` before a message, which every section on errors has, cut
 * to the length of a query, between two words where there are two.
 */
export function shortQuery(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(/^ ?error: (?=\S)/i, '')
  if (line.length <= queryLength) return line
  const isWhole = /\s/.test(line.charAt(queryLength))
  const cut = cutQuery(line)
  return isWhole ? cut.trimEnd() : cut.replace(/\s+\S*$/, '')
}

/**
 * The query of a text that was pasted, handed over or selected: of a long one, what it says about an
 * error. The parser loads only then; if it does not load, the text is cut.
 */
export async function queryOf(text: string): Promise<string> {
  const short = shortQuery(text)
  if (text.length <= queryLength) return short
  try {
    const { queryFromPaste } = await load(
      'pasted-query',
      () => import('./pasted-query'),
    )
    return queryFromPaste(text)
  } catch {
    return short
  }
}

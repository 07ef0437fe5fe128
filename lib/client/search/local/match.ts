import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import type { Header } from '@/lib/shared/header'
import type { SearchEntry } from '@/lib/shared/search/entry'

/** A suggestion of the local search box: a page or a section. */
export interface Suggestion {
  readonly link: string
  readonly title: string
  readonly header?: string
}

const turkish = (text: string) => text.toLocaleLowerCase('tr')

/**
 * The ways to lower-case a text in a language: in Turkish, İ and I are letters of their own
 * (decision 11).
 */
const foldings = (pathLocale: string): readonly ((text: string) => string)[] =>
  pathLocale.endsWith('/tr/')
    ? [(text) => text.toLowerCase(), turkish]
    : [(text) => text.toLowerCase()]

/**
 * True when a text contains a word that begins at a word boundary and, unless it may go on, ends at
 * one. Boundaries are those of ASCII letters.
 */
function containsWord(text: string, word: string, mayGoOn: boolean): boolean {
  return new RegExp(`\\b${escapeRegExp(word)}${mayGoOn ? '' : '\\b'}`).test(
    text,
  )
}

/**
 * True when a text matches a query (specification section 5). Every word must be a whole word; the
 * last one may also be a prefix, unless the query ends in a blank (decision 10). With a letter
 * outside ASCII in the query, any word may match anywhere.
 */
function matches(text: string, query: string): boolean {
  const words = query.trim().split(/\s+/)
  if (/\P{ASCII}/u.test(query)) return words.some((word) => text.includes(word))
  const mayGoOn = !/\s$/.test(query)
  return words.every((word, index) =>
    containsWord(text, word, mayGoOn && index === words.length - 1),
  )
}

/**
 * The suggestions of the local search box, in page order.
 *
 * @param query as it stands in the field, not trimmed
 * @param pathLocale the home path of the only language to search, `/` or `/de/`
 */
export function suggest(
  index: readonly SearchEntry[],
  query: string,
  pathLocale: string,
  limit: number,
): readonly Suggestion[] {
  if (!query.trim()) return []
  const found = (text: string) =>
    foldings(pathLocale).some((fold) => matches(fold(text), fold(query)))
  const suggestions: Suggestion[] = []
  for (const entry of index) {
    if (entry.pathLocale !== pathLocale) continue
    const { title, path, extraFields } = entry
    if (found([title, ...extraFields].join(' ')))
      suggestions.push({ link: path, title })
    else
      for (const { slug, title: header } of flatten(entry.headers))
        if (found(header))
          suggestions.push({ link: `${path}#${slug}`, title, header })
    if (suggestions.length >= limit) return suggestions.slice(0, limit)
  }
  return suggestions
}

const flatten = (headers: readonly Header[]): readonly Header[] =>
  headers.flatMap((header) => [header, ...flatten(header.children)])

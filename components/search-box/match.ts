import type { Header } from '@/lib/header'
import type { SearchEntry } from '@/lib/search/entry'
import { escapeRegExp } from '@/lib/text/escape-reg-exp'

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
 * True when a text contains a word that begins at a word boundary and, unless it is a prefix, ends at
 * one. Boundaries are those of ASCII letters.
 */
function containsWord(text: string, word: string, mayGoOn: boolean): boolean {
  return new RegExp(`\\b${escapeRegExp(word)}${mayGoOn ? '' : '\\b'}`).test(
    text,
  )
}

/** A boundary between a script without spaces and another, where readers type no space. */
const seam =
  /(?<=[\p{Script=Han}\p{Script=Thai}])(?=[\p{Script=Latin}\p{N}])|(?<=[\p{Script=Latin}\p{N}])(?=[\p{Script=Han}\p{Script=Thai}])/u

/**
 * The number of a query's words by which a text matches it, 0 for none (specification section 5).
 * Every word must be a whole word; the last one may also be a prefix, unless the query ends in a
 * space (decision 10). With a letter outside ASCII in the query, any word may match anywhere; Chinese
 * and Thai words then end where Latin ones begin, between which pages have a space.
 */
function matches(text: string, query: string): number {
  const words = query.trim().split(/\s+/)
  if (/\P{ASCII}/u.test(query))
    return words
      .flatMap((word) => word.split(seam))
      .filter((word) => text.includes(word)).length
  const mayGoOn = !/\s$/.test(query)
  const all = words.every((word, index) =>
    containsWord(text, word, mayGoOn && index === words.length - 1),
  )
  return all ? words.length : 0
}

/**
 * The suggestions of the local search box: those that match more words first, then in page order.
 *
 * @param query the value of the field, not trimmed
 * @param pathLocale the home path of the only language to search, `/` or `/de/`
 */
export function suggest(
  index: readonly SearchEntry[],
  query: string,
  pathLocale: string,
  limit: number,
): readonly Suggestion[] {
  if (!query.trim()) return []
  const wordsIn = (text: string) =>
    Math.max(
      ...foldings(pathLocale).map((fold) => matches(fold(text), fold(query))),
    )
  const own = index.filter((entry) => entry.pathLocale === pathLocale)
  return own
    .flatMap(({ title, path, extraFields, headers }) => {
      const page = { words: wordsIn([title, ...extraFields].join(' ')) }
      if (page.words > 0)
        return [{ ...page, suggestion: { link: path, title } }]
      return flatten(headers).map(({ slug, title: header }) => ({
        words: wordsIn(header),
        suggestion: { link: `${path}#${slug}`, title, header },
      }))
    })
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.words - a.words)
    .slice(0, limit)
    .map(({ suggestion }) => suggestion)
}

const flatten = (headers: readonly Header[]): readonly Header[] =>
  headers.flatMap((header) => [header, ...flatten(header.children)])

import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import { fold } from './fold'

const hangul = /^\p{Script=Hangul}/u
const split = /^[\p{Script=Han}\p{Script=Thai}]+$/u
const withoutBlanks = /^[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u

/** The renames of a language, `from|to` for each word that its pages do not use. */
export interface Renames {
  /** Writes a query in the words of the pages, in scripts whose words join. */
  readonly inText: (query: string) => string
  /** The words of the pages for a single word. */
  readonly ofWord: (term: string) => readonly string[]
}

/**
 * Prepares the renames of a full text. In scripts without blanks a query is also split at the words
 * of the language that are given: each then counts by itself.
 */
export function createRenames(
  lines: string,
  known: readonly string[] = [],
): Renames {
  const pairs = lines.split('\n').map((line) => line.split('|'))
  const own = known.filter((word) => split.test(word))
  const joined = new Map(own.map((word) => [word, word]))
  const single = new Map<string, string[]>()
  for (const [from = '', to = ''] of pairs) {
    if (!from) continue
    if (withoutBlanks.test(from)) joined.set(from, to)
    else single.set(fold(from), [...(single.get(fold(from)) ?? []), to])
  }
  const longestFirst = [...joined.keys()].sort((a, b) => b.length - a.length)
  const pattern =
    longestFirst.length > 0 &&
    new RegExp(longestFirst.map(escapeRegExp).join('|'), 'gu')
  const write = (found: string) => {
    const to = joined.get(found) ?? found
    return hangul.test(to) ? to : ` ${to} `
  }
  return {
    inText: (query) => (pattern ? query.replace(pattern, write) : query),
    ofWord: (term) => single.get(term) ?? [],
  }
}

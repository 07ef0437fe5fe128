import { fold } from './analysis/fold'
import { firstOwnCode, isOwnCode } from './analysis/own-codes'
import { stopWordTest, withoutPhrases } from './analysis/stop-words'
import type { Synonyms } from './analysis/synonyms'
import {
  partsOf,
  type Settings,
  termOf,
  textOf,
  type Way,
  waysOfGroup,
} from './analysis/ways'
import { type Word, wordsOf } from './analysis/words'

/** One word of a query; any of its ways finds it. */
export interface QueryWord {
  readonly ways: readonly Way[]
  /** The word as it is typed. */
  readonly text: string
  /** In a text without blanks, the parts that the index does not know. */
  readonly unknown: readonly string[]
}

/** A query without its stop words. */
export interface Query {
  readonly words: readonly QueryWord[]
  /** The words as they are typed. */
  readonly terms: readonly string[]
  /** All words, stop words too. */
  readonly all: readonly string[]
  /** Several words, or an identifier of several parts, as they are typed; '' for one word. */
  readonly phrase: string
  /** True for several words with an identifier among them, as an error prints them. */
  readonly isQuote: boolean
  /** Identifiers and codes as a whole, and the query as one word. */
  readonly wholes: ReadonlySet<string>
  /** The term that the reader may still be typing. */
  readonly last: string | undefined
}

/**
 * Reads a query. Stop words are dropped, and each other word gets the ways in which a text may
 * write it: as one word or two, in its base form, without the endings of its language, with two
 * letters in their right order, or by a synonym.
 */
export function readQuery(text: string, settings: Settings): Query {
  const { lang, known, renames, synonyms } = settings
  const essential = withoutPhrases(text, lang)
  const asked = renames.inText(essential)
  const all = wordsOf(asked)
  const isStop = stopWordTest(lang)
  const groups = groupsOf(all, asked, synonyms)
  const isTelling = (words: readonly Word[]) =>
    !words.every(
      (word) => isStop(termOf(word)) || partsOf(word).every(isStop),
    ) && !synonyms.isEmpty(fold(textOf(words, asked)))
  const telling = groups.filter(isTelling)
  const chosen = telling.length > 0 ? telling : groups
  const isPhrase = all.length > 1 || all.some(({ whole }) => whole)
  const open = /[\p{L}\p{M}\p{N}]$/u.test(text)
  return {
    words: chosen.map((words, at) => ({
      ways: waysOfGroup(words, chosen[at + 1]?.[0], asked, settings),
      text: textOf(words, asked),
      unknown: words.flatMap((word) =>
        word.pairs ? unknownIn(word, asked, known) : [],
      ),
    })),
    terms: chosen.flat().flatMap(partsOf),
    all: all.flatMap(partsOf),
    phrase: isPhrase ? fold(essential.trim().replace(/\s+/g, ' ')) : '',
    isQuote: all.length > 1 && all.some(({ whole }) => whole),
    wholes: wholesOf(all),
    last: open ? all.at(-1)?.parts.at(-1)?.terms[0] : undefined,
  }
}

const isCode = (term: string) => /\d/.test(term)

/** A code as it is typed and in hex, as the names of errors have it. Short numbers are no codes. */
const formsOfCode = (term: string): readonly string[] =>
  /^\d{4,8}$/.test(term) ? [term, `0x${Number(term).toString(16)}`] : [term]

function wholesOf(words: readonly Word[]): ReadonlySet<string> {
  const terms = words.map(termOf)
  const codes = terms.filter(isCode).flatMap(formsOfCode)
  const identifiers = words.flatMap(({ whole }) => whole?.terms ?? [])
  const own = codes.some(isOwnCode) ? [firstOwnCode] : []
  return new Set([...codes, ...identifiers, ...own, terms.join('')])
}

/** The words of a query; those of one expression that has synonyms stand together. */
function groupsOf(
  words: readonly Word[],
  query: string,
  synonyms: Synonyms,
): readonly (readonly Word[])[] {
  const terms = words.map((word) => fold(textOf([word], query)))
  const groups: (readonly Word[])[] = []
  for (let at = 0; at < words.length; ) {
    const length = synonyms.length(terms.slice(at))
    groups.push(words.slice(at, at + length))
    at += length
  }
  return groups
}

/**
 * The parts of a text without blanks that stand in no pair that the index knows, of two signs at
 * least.
 */
function unknownIn(
  { parts }: Word,
  query: string,
  known: (term: string) => boolean,
): readonly string[] {
  const isKnown = parts.map(({ terms }) => terms.some(known))
  const found = parts.map((_, at) => isKnown[at] || isKnown[at - 1])
  const unknown: string[] = []
  parts.forEach(({ start, end: last }, at) => {
    if (found[at]) return
    const isNew = at === 0 || found[at - 1]
    const end = parts[at + 1]?.start ?? last
    const before = isNew ? '' : (unknown.pop() ?? '')
    unknown.push(before + query.slice(start, end))
  })
  return unknown.filter((part) => [...part].length > 1)
}

import { stopWordTest, withoutPhrases } from './stop-words'
import { type Word, wordsOf } from './words'

/** One thing that a query asks for; it is found by any of its ways. */
export interface QueryWord {
  /** Each way is a set of terms that count in equal parts: `['createaccount']`, or `['create', 'account']`. */
  readonly ways: readonly (readonly string[])[]
  readonly pairs: boolean
}

/** What a query asks, without the words that only ask. */
export interface Query {
  readonly words: readonly QueryWord[]
  /** The term that the reader may still be typing. */
  readonly last: string | undefined
}

interface Settings {
  readonly lang: string
  /** Whether the index has a term exactly so. */
  readonly known: (term: string) => boolean
}

/**
 * Reads a query: drops the words that only ask, and gives each other word the ways in which a text may write it (as one word or two, without
 * a Korean particle, with two letters in their right order).
 */
export function readQuery(text: string, { lang, known }: Settings): Query {
  const all = wordsOf(withoutPhrases(text, lang))
  const isStop = stopWordTest(lang)
  const telling = all.filter((word) => !isStop(termOf(word)))
  const chosen = telling.length > 0 ? telling : all
  const words = chosen.map((word, index) => ({
    ways: waysOf(word, chosen[index + 1], known),
    pairs: word.pairs,
  }))
  const open = /[\p{L}\p{M}\p{N}]$/u.test(text)
  return { words, last: open ? all.at(-1)?.parts.at(-1)?.terms[0] : undefined }
}

const termOf = ({ whole, parts }: Word) => (whole ?? parts[0])?.terms[0] ?? ''

function waysOf(
  word: Word,
  next: Word | undefined,
  known: Settings['known'],
): readonly (readonly string[])[] {
  const parts = word.parts.flatMap(({ terms }) => terms.slice(0, 1))
  if (word.pairs) return [parts]
  const term = termOf(word)
  const joined = next && !next.pairs ? [term + termOf(next)] : []
  return [
    ...(word.whole ? [[term]] : []),
    parts,
    ...joined.filter(known).map((both) => [both]),
    ...(known(term) ? [] : [...halves(term, known), ...swaps(term, known)]),
    ...particles(term),
    ...singulars(term)
      .filter(known)
      .map((one) => [one]),
  ]
}

/** A word written as one that the texts write as two: keypair, key pair. */
function halves(term: string, known: Settings['known']) {
  for (let at = 3; at <= term.length - 3; at++) {
    const two = [term.slice(0, at), term.slice(at)]
    if (two.every(known)) return [two]
  }
  return []
}

/** Two neighbouring letters typed in the wrong order, which would count as two typos. */
function swaps(term: string, known: Settings['known']) {
  const letters = [...term]
  return letters
    .slice(1)
    .map((letter, at) =>
      [
        ...letters.slice(0, at),
        letter,
        letters[at],
        ...letters.slice(at + 2),
      ].join(''),
    )
    .filter((swapped) => swapped.length > 3 && known(swapped))
    .map((swapped) => [swapped])
}

/** A Korean word without the particle at its end. */
function particles(term: string) {
  return /^\p{Script=Hangul}{3,}$/u.test(term) ? [[term.slice(0, -1)]] : []
}

/** The words that a plural may be of; the other way round, a word answers by what it begins. */
function singulars(term: string): readonly string[] {
  if (!/^[a-z]{4,}s$/.test(term)) return []
  return [term.slice(0, -1), term.slice(0, -2), `${term.slice(0, -3)}y`]
}

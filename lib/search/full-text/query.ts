import { stopWordTest, withoutPhrases } from './stop-words'
import { synonyms } from './synonyms'
import { type Word, wordsOf } from './words'

/** One way to write a word: terms that count in equal parts, and how much it counts beside the other ways. */
export interface Way {
  readonly terms: readonly string[]
  readonly weight: number
}

/** One thing that a query asks for; it is found by any of its ways. */
export interface QueryWord {
  readonly ways: readonly Way[]
}

/** What a query asks, without the words that only ask. */
export interface Query {
  readonly words: readonly QueryWord[]
  /** Its words as they are typed. */
  readonly terms: readonly string[]
  /** The term that the reader may still be typing. */
  readonly last: string | undefined
}

interface Settings {
  readonly lang: string
  /** Whether the index has a term exactly so. */
  readonly known: (term: string) => boolean
}

/** An identifier that is meant as a whole counts more than what its parts say. */
const whole = 3
const written = 1
const meant = 0.7
const aside = 0.3

/**
 * Reads a query: drops the words that only ask, and gives each other word the ways in which a text may write it (as one word or two, in its
 * base form, without a Korean particle, with two letters in their right order, by another name).
 */
export function readQuery(text: string, { lang, known }: Settings): Query {
  const all = wordsOf(withoutPhrases(text, lang))
  const isStop = stopWordTest(lang)
  const telling = all.filter((word) => !isStop(termOf(word)))
  const chosen = telling.length > 0 ? telling : all
  const open = /[\p{L}\p{M}\p{N}]$/u.test(text)
  return {
    words: chosen.map((word, at) => ({
      ways: waysOf(word, chosen[at + 1], known),
    })),
    terms: chosen.flatMap(partsOf),
    last: open ? all.at(-1)?.parts.at(-1)?.terms[0] : undefined,
  }
}

const termOf = ({ whole, parts }: Word) => (whole ?? parts[0])?.terms[0] ?? ''

const partsOf = ({ parts }: Word) =>
  parts.flatMap(({ terms }) => terms.slice(0, 1))

function waysOf(
  word: Word,
  next: Word | undefined,
  known: Settings['known'],
): readonly Way[] {
  const term = termOf(word)
  const isMeantWhole = word.whole !== undefined && known(term)
  const own = { terms: partsOf(word), weight: isMeantWhole ? aside : written }
  if (word.pairs) return [own]
  const joined = next && !next.pairs ? [term + termOf(next)] : []
  const forms = [...baseForms(term), ...(known(term) ? [] : swaps(term))]
  const one = (each: string, weight: number) => ({ terms: [each], weight })
  const other = synonyms[term]
  return [
    ...(word.whole ? [one(term, whole)] : []),
    own,
    ...joined.filter(known).map((both) => one(both, written)),
    ...(known(term) ? [] : halves(term, known)),
    ...[...new Set(forms)].filter(known).map((form) => one(form, meant)),
    ...particles(term).map((form) => one(form, meant)),
    ...(other ? [{ terms: other, weight: meant }] : []),
  ]
}

/** A word written as one that the texts write as two: keypair, key pair. */
function halves(term: string, known: Settings['known']): readonly Way[] {
  for (let at = 3; at <= term.length - 3; at++) {
    const two = [term.slice(0, at), term.slice(at)]
    if (two.every(known)) return [{ terms: two, weight: written }]
  }
  return []
}

/** Two neighbouring letters typed in the wrong order, which would count as two typos. */
function swaps(term: string): readonly string[] {
  const letters = [...term]
  if (letters.length < 4) return []
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
}

/** A Korean word without the particle at its end. */
function particles(term: string): readonly string[] {
  return /^\p{Script=Hangul}{3,}$/u.test(term) ? [term.slice(0, -1)] : []
}

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ies$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/(.)\1ing$/, ['$1']],
  [/ing$/, ['', 'e']],
  [/(.)\1ed$/, ['$1']],
  [/ed$/, ['', 'e']],
]

/** What an English word may be a form of; the other way round, a word answers by what it begins. */
function baseForms(term: string): readonly string[] {
  if (!/^[a-z]{4,}$/.test(term)) return []
  return endings.flatMap(([ending, bases]) =>
    ending.test(term) ? bases.map((base) => term.replace(ending, base)) : [],
  )
}

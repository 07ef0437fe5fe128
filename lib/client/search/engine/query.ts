import { baseForms, halves, stems, swaps } from './analysis/forms'
import { stopWordTest, withoutPhrases } from './analysis/stop-words'
import { synonymOf } from './analysis/synonyms'
import { type Word, wordsOf } from './analysis/words'

/** A way to write a word: terms that count in equal parts, and their weight beside other ways. */
interface Way {
  readonly terms: readonly string[]
  readonly weight: number
}

/** One word of a query; any of its ways finds it. */
export interface QueryWord {
  readonly ways: readonly Way[]
}

/** A query without its stop words. */
export interface Query {
  readonly words: readonly QueryWord[]
  /** The words as they are typed. */
  readonly terms: readonly string[]
  /** The term that the reader may still be typing. */
  readonly last: string | undefined
}

interface Settings {
  readonly lang: string
  /** True when the index has exactly this term. */
  readonly known: (term: string) => boolean
}

/** Weights of the ways to write a word. An identifier as a whole counts more than its parts. */
const wholeWeight = 3
const written = 1
const meant = 0.7
const aside = 0.3

/**
 * Reads a query. Stop words are dropped, and each other word gets the ways in which a text may
 * write it: as one word or two, in its base form, without the endings of its language, with two
 * letters in their right order, or by a synonym.
 */
export function readQuery(text: string, { lang, known }: Settings): Query {
  const all = wordsOf(withoutPhrases(text, lang))
  const isStop = stopWordTest(lang)
  const telling = all.filter((word) => !isStop(termOf(word)))
  const chosen = telling.length > 0 ? telling : all
  const open = /[\p{L}\p{M}\p{N}]$/u.test(text)
  return {
    words: chosen.map((word, at) => ({
      ways: waysOf(word, chosen[at + 1], { lang, known }),
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
  { lang, known }: Settings,
): readonly Way[] {
  const term = termOf(word)
  const isMeantWhole = word.whole !== undefined && known(term)
  const own = { terms: partsOf(word), weight: isMeantWhole ? aside : written }
  if (word.pairs) return [own]
  const joined = next && !next.pairs ? [term + termOf(next)] : []
  const forms = [...baseForms(term), ...(known(term) ? [] : swaps(term))]
  const one = (each: string, weight: number) => ({ terms: [each], weight })
  const other = synonymOf(term, lang)
  return [
    ...(word.whole ? [one(term, wholeWeight)] : []),
    own,
    ...joined.filter(known).map((both) => one(both, written)),
    ...(known(term) ? [] : halves(term, known)).map((terms) => ({
      terms,
      weight: written,
    })),
    ...[...new Set(forms)].filter(known).map((form) => one(form, meant)),
    ...stems(term, lang).map((form) => one(form, meant)),
    ...(other ? [{ terms: other, weight: meant }] : []),
  ]
}

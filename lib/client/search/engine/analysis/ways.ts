import { fold } from './fold'
import { baseForms, halves, stems, swaps } from './forms'
import { isOwnCode, ownCodesTerm } from './own-codes'
import type { Renames } from './renames'
import { stopWordTest } from './stop-words'
import type { Synonyms } from './synonyms'
import { termsOf, type Word } from './words'

/** A way to write a word: terms that count in equal parts, and their weight beside other ways. */
export interface Way {
  readonly terms: readonly string[]
  readonly weight: number
}

/** What the index and the language say of words. */
export interface Settings {
  readonly lang: string
  /** True when the index has exactly this term. */
  readonly known: (term: string) => boolean
  /** The identifiers of headings and names, without capitals. */
  readonly identifiers: ReadonlyMap<string, readonly string[]>
  readonly renames: Renames
  readonly synonyms: Synonyms
}

/** Weights of the ways to write a word. An identifier as a whole counts more than its parts. */
const wholeWeight = 3
const written = 1
const meant = 0.7
const aside = 0.8

/** The term of a word: of the whole identifier, or of its first part. */
export const termOf = ({ whole, parts }: Word) =>
  (whole ?? parts[0])?.terms[0] ?? ''

/** The terms of a word's parts. */
export const partsOf = ({ parts }: Word) =>
  parts.flatMap(({ terms }) => terms.slice(0, 1))

/** Words as they are typed in a query. */
export function textOf(words: readonly Word[], query: string): string {
  return query.slice(words[0]?.parts[0]?.start, words.at(-1)?.parts.at(-1)?.end)
}

/** The ways to write the words of an expression, the next word of the query beside them. */
export function waysOfGroup(
  words: readonly Word[],
  next: Word | undefined,
  query: string,
  settings: Settings,
): readonly Way[] {
  const [word, ...others] = words
  if (!word) return []
  const text = fold(textOf(words, query))
  const meantBy = settings.synonyms
    .of(word.whole ? termOf(word) : text)
    .map((terms) => ({ terms, weight: meant }))
  if (others.length > 0) {
    const isStop = stopWordTest(settings.lang)
    const telling = words.filter((each) => !isStop(termOf(each)))
    const terms = (telling.length > 0 ? telling : words).flatMap(partsOf)
    return [{ terms, weight: written }, ...meantBy]
  }
  return [...waysOf(word, next, textOf(words, query), settings), ...meantBy]
}

/** What an identifier names within another: `transfer` of `SystemProgram.transfer`. */
const memberOf = (text: string) =>
  fold(/[a-z]\.(\w{4,})$/i.exec(text)?.[1] ?? '').replaceAll('_', '')

function waysOf(
  word: Word,
  next: Word | undefined,
  text: string,
  { lang, known, identifiers, renames }: Settings,
): readonly Way[] {
  const term = termOf(word)
  const isMeantWhole = word.whole !== undefined && known(term)
  const own = { terms: partsOf(word), weight: isMeantWhole ? aside : written }
  if (word.pairs) return [own]
  const member = memberOf(text)
  const joined = next && !next.pairs ? [term + termOf(next)] : []
  const forms = [...baseForms(term), ...(known(term) ? [] : swaps(term))]
  const split = word.whole ? undefined : identifiers.get(term)
  const one = (each: string, weight: number) => ({ terms: [each], weight })
  return [
    ...(word.whole ? [one(term, wholeWeight)] : []),
    ...(member && known(member) ? [one(member, wholeWeight)] : []),
    own,
    ...(split ? [{ terms: split, weight: written }] : []),
    ...(isOwnCode(term) ? [one(ownCodesTerm, wholeWeight)] : []),
    ...joined.filter(known).map((both) => one(both, written)),
    ...(known(term) ? [] : halves(term, known)).map((terms) => ({
      terms,
      weight: written,
    })),
    ...[...new Set(forms)].filter(known).map((form) => one(form, meant)),
    ...stems(term, lang).map((form) => one(form, meant)),
    ...renames
      .ofWord(term)
      .map((to) => ({ terms: termsOf(to), weight: meant })),
  ]
}

import { fold } from './analysis/fold'
import { baseForms, halves, stems, swaps } from './analysis/forms'
import type { Renames } from './analysis/renames'
import { stopWordTest, withoutPhrases } from './analysis/stop-words'
import type { Synonyms } from './analysis/synonyms'
import { termsOf, type Word, wordsOf } from './analysis/words'

/** A way to write a word: terms that count in equal parts, and their weight beside other ways. */
interface Way {
  readonly terms: readonly string[]
  readonly weight: number
}

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
  /** Identifiers and codes as a whole, and the query as one word. */
  readonly wholes: ReadonlySet<string>
  /** The term that the reader may still be typing. */
  readonly last: string | undefined
}

interface Settings {
  readonly lang: string
  /** True when the index has exactly this term. */
  readonly known: (term: string) => boolean
  readonly renames: Renames
  readonly synonyms: Synonyms
}

/** Weights of the ways to write a word. An identifier as a whole counts more than its parts. */
const wholeWeight = 3
const written = 1
const meant = 0.7
const aside = 0.5

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
    wholes: wholesOf(all),
    last: open ? all.at(-1)?.parts.at(-1)?.terms[0] : undefined,
  }
}

const isCode = (term: string) => /\d/.test(term)

/** The first code that a program gives its own errors, which stands for all of them. */
export const firstOwnCode = '6000'

/** True for a code of a program's own error, in decimal or hex. */
const isOwnCode = (term: string) =>
  /^(?:6\d{3}|0x1[7-9a-f][0-9a-f]{2})$/.test(term) &&
  Number(term) >= Number(firstOwnCode)

function wholesOf(words: readonly Word[]): ReadonlySet<string> {
  const codes = words.map(termOf).filter(isCode)
  const identifiers = words.flatMap(({ whole }) => whole?.terms ?? [])
  const own = codes.some(isOwnCode) ? [firstOwnCode] : []
  return new Set([...codes, ...identifiers, ...own, words.map(termOf).join('')])
}

function textOf(words: readonly Word[], query: string): string {
  return query.slice(words[0]?.parts[0]?.start, words.at(-1)?.parts.at(-1)?.end)
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

function waysOfGroup(
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

const termOf = ({ whole, parts }: Word) => (whole ?? parts[0])?.terms[0] ?? ''

const partsOf = ({ parts }: Word) =>
  parts.flatMap(({ terms }) => terms.slice(0, 1))

/** What an identifier names within another: `transfer` of `SystemProgram.transfer`. */
const memberOf = (text: string) =>
  fold(/[a-z]\.(\w{4,})$/i.exec(text)?.[1] ?? '').replaceAll('_', '')

function waysOf(
  word: Word,
  next: Word | undefined,
  text: string,
  { lang, known, renames }: Settings,
): readonly Way[] {
  const term = termOf(word)
  const isMeantWhole = word.whole !== undefined && known(term)
  const own = { terms: partsOf(word), weight: isMeantWhole ? aside : written }
  if (word.pairs) return [own]
  const member = memberOf(text)
  const joined = next && !next.pairs ? [term + termOf(next)] : []
  const forms = [...baseForms(term), ...(known(term) ? [] : swaps(term))]
  const one = (each: string, weight: number) => ({ terms: [each], weight })
  return [
    ...(word.whole ? [one(term, wholeWeight)] : []),
    ...(member && known(member) ? [one(member, wholeWeight)] : []),
    own,
    ...(isOwnCode(term) ? [one(firstOwnCode, wholeWeight)] : []),
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

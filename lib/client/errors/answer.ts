import { plainWords } from './plain-words'
import type { ErrorQuery } from './query'

/** One error of the page. */
export interface ErrorText {
  /** The address of its program; missing for Anchor, interfaces and the runtime. */
  readonly address?: string
  readonly decimal: string
  readonly name: string
  readonly message: string
  /** All text of the error and the name of its program, in lower case. */
  readonly text: string
}

/** What a page answers to a query. */
export interface Answer<Row> {
  readonly rows: readonly Row[]
  /**
   * What to say first: that the number is an error of the program's own list (`own`), that no list
   * has it (`unlisted`), or that nothing was found.
   */
  readonly kind: 'listed' | 'own' | 'unlisted' | 'nothing'
}

/** The code of the first error in a program's own list, with Anchor. */
export const firstOwnCode = 6000
/** Larger numbers are hashes of interfaces, or numbers of a client. */
const lastOwnCode = 0xffff

/** Answers a query from the errors of a page. An empty query finds all. */
export function answerTo<Row extends ErrorText>(
  query: ErrorQuery,
  rows: readonly Row[],
): Answer<Row> {
  const { code, program } = query
  const found = code ? withCode(query, code, rows) : withWords(query, rows)
  const isOwn = code && isOwnCode(Number(code)) && !found.some(isShared)
  const isKnown = found.some(({ address }) => address && address === program)
  if (isOwn && !isKnown) return { rows: found, kind: 'own' }
  if (found.length > 0) return { rows: found, kind: 'listed' }
  return {
    rows: found,
    kind: code && !code.startsWith('-') ? 'unlisted' : 'nothing',
  }
}

const isOwnCode = (code: number) => code >= firstOwnCode && code <= lastOwnCode

/** True for an error that is nobody's own: Anchor, an interface or the runtime has it. */
const isShared = ({ address }: ErrorText) => !address

/**
 * The errors with a code. The program chooses where the query names it: its own error, otherwise
 * one that programs share. Without program, Anchor's name for the error chooses.
 */
function withCode<Row extends ErrorText>(
  { program, name, words, text }: ErrorQuery,
  code: string,
  rows: readonly Row[],
): readonly Row[] {
  const same = rows.filter(({ decimal }) => decimal === code)
  if (program)
    return firstFound(
      same.filter(({ address }) => address === program),
      same.filter(isShared),
    )
  if (name)
    return same.filter((row) => row.name.toLowerCase() === name.toLowerCase())
  return firstFound(
    same.filter((row) => hasWords(row, words)),
    namedIn(text, rows),
    same,
  )
}

/** The errors that have all words of a query, otherwise those that it names or quotes. */
function withWords<Row extends ErrorText>(
  { program, name, reason, words, text }: ErrorQuery,
  rows: readonly Row[],
): readonly Row[] {
  const own = rows.filter(({ address }) => !program || address === program)
  const possible = rows.filter((row) => own.includes(row) || isShared(row))
  if (name) return namedIn(plainWords(name), possible)
  return firstFound(
    reason ? [] : own.filter((row) => hasWords(row, words)),
    namedIn(text, possible),
    possible.filter(({ message }) => contains(text, plainWords(message), 3)),
    reason ? possible.filter((row) => row.name === stopped) : [],
  )
}

/** The runtime's name for all reasons that have none of their own. */
const stopped = 'ProgramFailedToComplete'

const firstFound = <Row>(...lists: readonly (readonly Row[])[]) =>
  lists.find((list) => list.length > 0) ?? []

const hasWords = ({ text }: ErrorText, words: readonly string[]) =>
  words.every((word) => text.includes(word))

/** The errors whose names stand in a text, without names that are parts of longer ones there. */
function namedIn<Row extends ErrorText>(
  text: string,
  rows: readonly Row[],
): readonly Row[] {
  const named = rows
    .map((row) => ({ row, name: plainWords(row.name) }))
    .filter(({ name }) => contains(text, name, 2))
  return named
    .filter(({ name }) =>
      named.every(
        (other) => other.name === name || !contains(other.name, name),
      ),
    )
    .map(({ row }) => row)
}

/** True when a text has a phrase of at least so many words. */
const contains = (text: string, phrase: string, least = 1) =>
  phrase.split(' ').length >= least && ` ${text} `.includes(` ${phrase} `)

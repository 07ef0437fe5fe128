import type { Pasted } from './pasted'
import {
  type Phrase,
  placeOf,
  plainWords,
  type SearchableText,
  searchable,
} from './phrases'

/** One error of the page. */
export interface ErrorText {
  /** The address of its program; missing for Anchor, interfaces, the runtime and clients. */
  readonly address?: string | undefined
  /** The name of its program, framework or client. */
  readonly program: string
  /** True for an error of a client, a node or a wallet: no program returned it. */
  readonly isClient: boolean
  /** True for a code that programs return, which logs print in hex. */
  readonly isProgramCode: boolean
  /** Empty for an error without a number. */
  readonly decimal: string
  readonly name: string
  /** What texts with this error print, see `phrasesOf`. */
  readonly phrases: readonly Phrase[]
  /** Its name, also in words, its messages and the name of its program, in lower case. */
  readonly text: string
  /** Cause and fix, in lower case. */
  readonly help: string
}

/** The errors of a page that match a query. */
export interface FoundErrors<Row> {
  readonly rows: readonly Row[]
  /**
   * What to say first: that the number is an error of the program's own list (`own`), that no list
   * has it (`unlisted`), that no program failed (`client`), or that nothing was found.
   */
  readonly kind: 'listed' | 'own' | 'unlisted' | 'client' | 'nothing'
}

/** The code of the first error in a program's own list, with Anchor. */
export const firstOwnCode = 6000
/** Larger numbers are hashes of interfaces, or codes of a client. */
const lastOwnCode = 0xffff

/** Errors that only say that something failed. Anything else in the text counts more. */
const wrappers: readonly string[] = [
  'Custom',
  'GenericError',
  'InternalError',
  'ProgramFailedToComplete',
  'SendTransactionError',
  'SendTransactionPreflightFailure',
  'SolanaJSONRPCError',
  'SOLANA_ERROR__FAILED_TO_SEND_TRANSACTION',
  'SOLANA_ERROR__FAILED_TO_SEND_TRANSACTIONS',
  'SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR',
  'Unknown',
  'WalletSendTransactionError',
  'WalletSignTransactionError',
]

/** The runtime's name for all reasons that have no name of their own. */
const stopped = 'ProgramFailedToComplete'

/** Finds the errors of a page that match a query. An empty query finds all. */
export function findErrors<Row extends ErrorText>(
  pasted: Pasted,
  rows: readonly Row[],
): FoundErrors<Row> {
  const { program, codeOf, text } = pasted
  if (text.trim() === '') return { rows, kind: 'listed' }
  const code = pasted.code ?? looseCode(text, rows)
  const found = code ? withCode(pasted, code, rows) : withWords(pasted, rows)
  const isOwn = code && codeOf !== 'client' && isOwnCode(Number(code))
  const isKnown = found.some(({ address }) => address && address === program)
  if (isOwn && !isKnown && !found.some(isShared))
    return { rows: found, kind: 'own' }
  if (found.length > 0) {
    const isClient = found.every((row) => row.isClient)
    return { rows: found, kind: isClient ? 'client' : 'listed' }
  }
  const isCode = codeOf !== undefined || wordsBeside(text) === ''
  const isUnlisted = code && !code.startsWith('-') && isCode
  return { rows: found, kind: isUnlisted ? 'unlisted' : 'nothing' }
}

const isOwnCode = (code: number) => code >= firstOwnCode && code <= lastOwnCode

/** True for an error that several programs share, from Anchor, an interface or the runtime. */
const isShared = ({ address }: ErrorText) => !address

const isWrapper = ({ name }: ErrorText) => wrappers.includes(name)

const isNamed = (row: ErrorText, name: string) =>
  row.name.toLowerCase() === name.toLowerCase()

const isListed = (program: string, rows: readonly ErrorText[]) =>
  rows.some(({ address }) => address === program)

const firstFound = <Row>(...lists: readonly (readonly Row[])[]) =>
  lists.find((list) => list.length > 0) ?? []

/**
 * The errors with a code. If the text names the program, its own error, otherwise a shared one. If
 * not, the error that Anchor names, then one whose message the text prints. A printed message also
 * counts more than a number that may not be a code.
 */
function withCode<Row extends ErrorText>(
  pasted: Pasted,
  code: string,
  rows: readonly Row[],
): readonly Row[] {
  const { program, name, codeOf, isExplained, text } = pasted
  const same = rows.filter(
    ({ decimal, isProgramCode }) =>
      decimal === code && (!codeOf || isProgramCode === (codeOf === 'program')),
  )
  if (program && (codeOf === 'program' || isListed(program, rows)))
    return firstFound(
      same.filter(({ address }) => address === program),
      same.filter(isShared),
    )
  if (name && codeOf) return same.filter((row) => isNamed(row, name))
  const printed = printedIn(wordsIn(pasted), rows)
  const beside = wordsBeside(text)
  return firstFound(
    same.filter((row) => printed.includes(row)),
    codeOf ? [] : printed,
    same.filter((row) => beside && plainWords(row.program) === beside),
    same.filter((row) => isNamedBeside(beside, row)),
    isExplained && !isOwnCode(Number(code)) ? [] : same,
  )
}

/** The errors that a text without a code prints, otherwise those that have all its words. */
function withWords<Row extends ErrorText>(
  pasted: Pasted,
  rows: readonly Row[],
): readonly Row[] {
  const { program, name, isLog, reason, rpcCode, status, text } = pasted
  const isKnown = program !== undefined && isListed(program, rows)
  const own = rows.filter(({ address }) => !isKnown || address === program)
  const possible = rows.filter((row) => own.includes(row) || isShared(row))
  const request = rows.filter(({ decimal }) => decimal === rpcCode)
  const searched = wordsIn(pasted)
  const all = printedIn(searched, possible)
  // A response names an error of the runtime. Programs have errors with the same names.
  const same = all.filter((row) => name && !isLog && isNamed(row, name))
  const printed = same.some(isShared)
    ? all.filter((row) => isShared(row) || !same.includes(row))
    : all
  if (printed.length > 0) {
    const behind = request.filter((row) => !isWrapper(row))
    return [...new Set([...printed, ...behind])]
  }
  return firstFound(
    name ? possible.filter((row) => isNamed(row, name)) : [],
    rows.filter((row) => row.program === 'HTTP' && row.decimal === status),
    withAllWords(pasted, own),
    possible.filter(
      (row) =>
        request.includes(row) || (isWrapper(row) && isPrinted(searched, row)),
    ),
    reason ? possible.filter((row) => row.name === stopped) : [],
    isKnown && !text.trim().includes(' ') ? own : [],
  )
}

/** The most words that somebody types. Words of a longer, pasted query are in errors by chance. */
const mostTyped = 6
/** The most words to look for in causes and fixes, where more are by chance. */
const mostForHelp = 3

/**
 * The errors that have all words of a typed query: in their names and messages, otherwise in their
 * causes and fixes. A text with a colon or a number was pasted.
 */
function withAllWords<Row extends ErrorText>(
  { isLog, text }: Pasted,
  rows: readonly Row[],
): readonly Row[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  const isPasted = isLog || /[:\n]|\b\d+\b/.test(text.trim())
  if (isPasted || words.length > mostTyped || !words[0]) return []
  const hasAll = (where: string) => words.every((word) => where.includes(word))
  return firstFound(
    rows.filter((row) => hasAll(row.text)),
    words.length > mostForHelp
      ? []
      : rows.filter((row) => hasAll(`${row.text} ${row.help}`)),
  )
}

/** The most characters of a text that names only a program or an error. */
const longestName = 200

/** Words that mean nothing beside a code. */
const fillers: readonly string[] = [
  'code',
  'custom',
  'err',
  'error',
  'failed',
  'number',
  'program',
]

/** The words beside a code, without fillers. */
const wordsBeside = (text: string) =>
  plainWords(text.slice(0, longestName))
    .split(' ')
    .filter((word) => !fillers.includes(word))
    .filter((word) => !/^(?:0x[\da-f]+|\d+)$/.test(word))
    .join(' ')

/** True where words name nothing but a program, or an error. */
function isNamedBeside(words: string, { program, name }: ErrorText): boolean {
  const names = plainWords(program).split(' ')
  const isProgram = words.split(' ').every((word) => names.includes(word))
  return words !== '' && (isProgram || words === plainWords(name))
}

/** The only number of a text that otherwise names a program or an error: `Jupiter 6001`. */
function looseCode(
  text: string,
  rows: readonly ErrorText[],
): string | undefined {
  const [code, other] = text.match(/(?<![\w.])\d+(?!\w)/g) ?? []
  const words = wordsBeside(text)
  const isCode = rows.some(
    (row) => row.decimal === code && isNamedBeside(words, row),
  )
  return isCode && !other ? code : undefined
}

/**
 * The errors whose names or messages a text prints. Leaves out those inside a longer match, and those
 * that only say that something failed.
 */
function printedIn<Row extends ErrorText>(
  searched: SearchableText,
  rows: readonly Row[],
): readonly Row[] {
  // Every client prints "Error: " before a message.
  const all = searched.words.trim().replace(/^error /, '')
  const places = rows.flatMap((row) => {
    if (isWrapper(row)) return []
    if (all.includes(' ') && all === plainWords(row.name))
      return [{ row, start: 0, end: all.length + 1 }]
    return row.phrases.flatMap((phrase) => {
      const place = placeOf(searched, phrase)
      return place ? [{ row, ...place }] : []
    })
  })
  const longest = places.filter(
    ({ start, end }) =>
      !places.some(
        (other) =>
          other.start <= start &&
          other.end >= end &&
          other.end - other.start > end - start,
      ),
  )
  const found = new Set(longest.map(({ row }) => row))
  return rows.filter((row) => found.has(row))
}

const isPrinted = (searched: SearchableText, { phrases }: ErrorText) =>
  phrases.some((phrase) => placeOf(searched, phrase))

/** Where to look for messages: the failure in a log, otherwise the whole text. */
const wordsIn = ({ reason, message, text }: Pasted) =>
  searchable(reason ? `${message ?? ''}\n${reason}` : text)

import { type LoggedError, readLog } from './log'
import { plainWords } from './plain-words'

/** What a reader typed or pasted into the error finder. */
export interface ErrorQuery extends LoggedError {
  /** Lower-case words besides program and code. */
  readonly words: readonly string[]
  /** All of the query as plain words, to look for names and messages in it. */
  readonly text: string
}

/** An address, which has digits where a long name has none. */
const address = /^(?=.*\d)[1-9A-HJ-NP-Za-km-z]{32,44}$/
const codeAlone = /^(?:#?(-?\d+)|(0x[\da-f]+))$/i

/** The code of a failed request, which stands beside other numbers. */
const rpcCode = /\bcode["']?\s*[:=]\s*(-\d+)/i

/** Words that say nothing beside a code. */
const fillers = [
  'code',
  'custom',
  'err',
  'error',
  'failed',
  'number',
  'program',
]

/** What stands before the error in `{"InstructionError":[0,"InvalidAccountData"]}`. */
const position = /InstructionError\W+\d+\W+/g

function codeOf(word: string): string | undefined {
  const [, decimal, hex] = codeAlone.exec(word) ?? []
  return hex ? String(Number(hex)) : decimal
}

/**
 * Reads a query: a code in hex or decimal, a name, words of a message, or a log of one or many
 * lines.
 *
 * @example readQuery('Token 0x1') // { code: '1', words: ['token'], text: 'token 0x1' }
 */
export function readQuery(query: string): ErrorQuery {
  const logged = readLog(query)
  const text = plainWords(logged.reason ?? query)
  if (logged.code || logged.name || logged.reason)
    return { ...logged, words: [], text }
  const all = query
    .replace(position, '')
    .split(/[\s,;:="'`()[\]{}]+/)
    .map((word) => word.replace(/[.?!]+$/, ''))
    .filter(Boolean)
  const program = logged.program ?? all.find((word) => address.test(word))
  const typed = all.filter((word) => !address.test(word))
  const code =
    rpcCode.exec(query)?.[1] ??
    typed.map(codeOf).find((each) => each !== undefined)
  const words = typed
    .filter((word) => codeOf(word) === undefined)
    .map((word) => word.toLowerCase())
    .filter((word) => !code || !fillers.includes(word))
  return { program, code, words, text }
}

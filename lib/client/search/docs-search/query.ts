import { readLog } from '@/lib/client/errors/log'
import { docsSearchLimits } from '@/lib/shared/limits'

const { queryLength } = docsSearchLimits

/** Cuts a query to 64 characters (specification section 5) without cutting a character in two. */
export function cutQuery(text: string): string {
  return text.slice(0, queryLength).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * The query of a text that was pasted, handed over or selected. One that fits is taken as it is, on
 * one line, and prose is cut. Of a longer log stays what tells most: the program and the code or name of an error,
 * otherwise the words after what every log says, without addresses and signatures.
 *
 * @example tellingQuery('Program 4Nd… failed: custom program error: 0x1771') // '0x1771'
 */
export function tellingQuery(text: string): string {
  const line = oneLine(text)
  if (line.length <= queryLength) return line
  const error = loggedError(text) || withoutFrame(text)
  const isLog = error !== '' && error.length < line.trim().length - 1
  return isLog ? cutAtWord(error) : cutQuery(line).trimEnd()
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** The name of an error in `{"InstructionError":[0,"InvalidAccountData"]}`. */
const instructionError = /InstructionError\W+\d+\W+(?!Custom\b)([A-Z]\w+)/

/** The programs whose codes logs show most, as the book names them. Another address finds nothing. */
const programNames: Readonly<Record<string, string>> = {
  '11111111111111111111111111111111': 'System Program',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'Token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token-2022',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'Associated Token',
  Stake11111111111111111111111111111111111111: 'Stake',
  metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s: 'Token Metadata',
  JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4: 'Jupiter',
}

/** The error of a log in few words, or '' where the text has none. */
function loggedError(text: string): string {
  const { program = '', code, name, reason } = readLog(text)
  if (name) return [name, code].filter(Boolean).join(' ')
  if (code) return `${programNames[program] ?? ''} ${hexOf(code)}`.trim()
  return reason ?? instructionError.exec(text)?.[1] ?? ''
}

/** A code as logs print it, which no other number of a page looks like. */
const hexOf = (code: string) => `0x${Number(code).toString(16)}`

/** What stands around the message of an error: answers of a node, names of classes, call stacks. */
const frames: readonly RegExp[] = [
  /^.*?"message"\s*:\s*"|(?<="message"\s*:\s*"[^"]*)".*$/gs,
  /\n\s+at .*$|\bLogs:.*$|\bCatch the `SendTransactionError`.*$/gs,
  /\b(?:Uncaught|Unhandled)\b[^:]*(?=\b\w*Error:)|\b[A-Z]\w*Error:|\b(?:Error|Message):/g,
  /failed to send transaction:|(?:transaction )?simulation failed[.:]/gi,
  /error processing instruction \d+:|\bprogram log:/gi,
]
const long = /\b(?=\w*\d)[1-9A-HJ-NP-Za-km-z]{32,}\b/g

function withoutFrame(text: string): string {
  const plain = text.replaceAll('\\"', '"').replaceAll('\\n', '\n')
  const message = frames.reduce((rest, each) => rest.replace(each, ' '), plain)
  const words = message.replace(long, ' ').replace(/[{}[\]"`]+/g, ' ')
  return oneLine(words).trim().replace(/\.+$/, '')
}

/** Cuts a text to the length of a query, between two words where there are two. */
function cutAtWord(text: string): string {
  if (text.length <= queryLength) return text
  const cut = cutQuery(text)
  const isWhole = /\s/.test(text.charAt(queryLength))
  return isWhole ? cut.trimEnd() : cut.replace(/\s+\S*$/, '')
}

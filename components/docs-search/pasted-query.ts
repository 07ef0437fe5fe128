import { firstOwnCode } from '@/components/errors/find-errors'
import { readPasted } from '@/components/errors/pasted'
import { docsSearchLimits } from '@/lib/limits'
import { shortQuery } from './query'

/**
 * The query of a text that was pasted, handed over or selected. One that fits is used as it is, on
 * one line. A longer one is reduced to the program and the code or name of its error, otherwise to
 * its message, without what every error says. Prose is cut between two words.
 *
 * @example queryFromPaste('Program 4Nd… failed: custom program error: 0x1771') // '0x1771'
 */
export function queryFromPaste(text: string): string {
  const fits = oneLine(text).length <= docsSearchLimits.queryLength
  return shortQuery((!fits && essentialPart(text)) || text)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Programs with the most frequent codes, by their names on the page of errors. Other addresses find
 * nothing.
 */
const programNames: Readonly<Record<string, string>> = {
  '11111111111111111111111111111111': 'System',
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'Token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'Token-2022',
  ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: 'Associated Token Account',
  Stake11111111111111111111111111111111111111: 'Stake',
  metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s: 'Metaplex Token Metadata',
  JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4: 'Jupiter',
}

/** Smaller numbers that follow the word code are those of sockets, systems and HTTP. */
const firstAnchorCode = 2000

/** What a text says about an error, in a few words. */
function essentialPart(text: string): string | undefined {
  const {
    program = '',
    code,
    codeOf,
    name,
    reason,
    message,
    thrown,
    status,
    isLog,
  } = readPasted(text)
  if (name) return [name, codeOf && code].filter(Boolean).join(' ')
  if (code && codeOf === 'client') return code
  const words = withoutDetails(reason ?? message ?? '')
  const known = programNames[program]
  // The same number means something else in a program that the book does not know.
  const isTelling = codeOf
    ? known || !isLog || !words || Number(code) >= firstOwnCode
    : Number(code) >= firstAnchorCode
  if (code && isTelling) return `${known ?? ''} ${hexOf(code)}`.trim()
  return status ? `${status} ${words}` : words || thrown
}

/** A code as logs print it, unlike any other number on a page. */
const hexOf = (code: string) => `0x${Number(code).toString(16)}`

/** A message without what differs from case to case. */
const withoutDetails = (message: string) =>
  oneLine(message.replace(/\s+\([^()]*\d[^()]*\)/g, '')).replace(/…$/, '')

/** Replaces a match by what stands for it; `number` counts equal texts. */
type Write = (match: string, number: (text: string) => number) => string

interface Rule {
  readonly pattern: RegExp
  readonly write: Write
}

const base58 = '[1-9A-HJ-NP-Za-km-z]'

/**
 * What differs from run to run, first match first. Keys and hashes are
 * numbered in the order in which they appear, so that the same key printed
 * twice has to be the same again.
 */
const rules: readonly Rule[] = [
  {
    // Bytes of keys, signatures and account data, as lists of numbers.
    pattern:
      /\[\s*(?:\d{1,3},\s*){15,}\d{1,3},?\s*(?:\.\.\. \d+ more items\s*)?\]/g,
    write: (match) => `<${match.match(/\d+/g)?.length} bytes>`,
  },
  {
    pattern: new RegExp(`(?<!\\w)${base58}{86,88}(?!\\w)`, 'g'),
    write: (match, number) => `<signature ${number(match)}>`,
  },
  {
    pattern: new RegExp(`(?<!\\w)${base58}{32,44}(?!\\w)`, 'g'),
    write: (match, number) =>
      isRandom(match) ? `<key ${number(match)}>` : match,
  },
  {
    pattern: /(?<!\w)(?:0x)?[0-9a-f]{32,}(?!\w)/gi,
    write: (match) => `<hex of ${match.length}>`,
  },
  {
    // Has a letter that base58 has not, or it would be a program address.
    pattern:
      /(?<![\w+/])(?=[\w+/]*[0OIl+/=])[A-Za-z0-9+/]{40,}={0,2}(?![\w+/=])/g,
    write: (match) => `<base64 of ${match.length}>`,
  },
  {
    pattern:
      /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g,
    write: () => '<time>',
  },
  {
    pattern:
      /(\b\w*(?:time|timestamp|date)\b[^\d\n]{0,12})\d{10}(?:\d{3})?n?\b/gi,
    write: (match) => match.replace(/\d{10,}n?$/, '<time>'),
  },
  {
    pattern: /\b\d+(?:\.\d+)? ?(?:ns|µs|ms|s|seconds?)\b/g,
    write: () => '<duration>',
  },
  {
    pattern: /(\b\w*(?:slot|height)s?\b["']?[^\d\n]{0,12})\d+/gi,
    write: (match) => match.replace(/\d+$/, '<number>'),
  },
  {
    pattern: /(\bSlots to its end:\s*)\d+/g,
    write: (match) => match.replace(/\d+$/, '<number>'),
  },
  {
    // The bump of a random address, and the units that finding it costs.
    pattern: /(\b\w*bump\w*["']?[^\d\n]{0,6})\d{1,3}\b/gi,
    write: (match) => match.replace(/\d+$/, '<bump>'),
  },
  {
    pattern: /\b\d+(?: of \d+)?(?= compute units\b)/g,
    write: () => '<units>',
  },
  {
    pattern: /(\b(?:compute ?units?|units ?consumed)\b[^\d\n]{0,16})\d+/gi,
    write: (match) => match.replace(/\d+$/, '<units>'),
  },
]

/** An output with everything replaced that must differ between two runs. */
export function normalise(output: string): string {
  const numbers = new Map<string, number>()
  const number = (text: string) => {
    const known = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, known)
    return known
  }
  return rules.reduce(
    (text, { pattern, write }) =>
      text.replace(pattern, (match) => write(match, number)),
    output,
  )
}

/**
 * Whether a text is a key or hash that may differ. Program and sysvar
 * addresses are words with ones behind, or stand in the list below.
 */
function isRandom(text: string): boolean {
  return !/1{6}/.test(text) && !programs.includes(text) && isKey(text)
}

const programs: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]

/** A key has 32 bytes: words of the same letters have more or fewer. */
function isKey(text: string): boolean {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = 0n
  for (const letter of text)
    value = value * 58n + BigInt(alphabet.indexOf(letter))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return zeros + Math.ceil(value.toString(16).length / 2) === 32
}

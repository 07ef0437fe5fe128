/** Returns the placeholder of a match; `number` gives equal texts the same number. */
type Write = (match: string, number: (text: string) => number) => string

interface Rule {
  readonly pattern: RegExp
  readonly write: Write
}

const base58 = '[1-9A-HJ-NP-Za-km-z]'

/**
 * Texts that differ between runs; the rules apply in this order. Keys and signatures are numbered
 * as they appear, so that repeated keys must repeat.
 */
const rules: readonly Rule[] = [
  {
    // Bytes of keys, signatures and account data, as lists of numbers.
    pattern:
      /\[\s*(?:\d{1,3},\s*){15,}\d{1,3},?\s*(?:\.\.\. \d+ more items\s*)?\]/g,
    write: (match) => `<${match.match(/\d+/g)?.length} bytes>`,
  },
  {
    // Before keys, because a part between + and / may look like one.
    pattern: /(?<![\w+/])[A-Za-z0-9+/]{40,}={0,2}(?![\w+/=])/g,
    write: (match) => (isBase64(match) ? `<base64 of ${match.length}>` : match),
  },
  {
    // What ends with = is base64, even if all its letters are in base58.
    pattern: new RegExp(`(?<!\\w)${base58}{86,88}(?![\\w=])`, 'g'),
    write: (match, number) => `<signature ${number(match)}>`,
  },
  {
    pattern: new RegExp(`(?<!\\w)${base58}{32,44}(?![\\w=])`, 'g'),
    write: (match, number) =>
      isRandom(match) ? `<key ${number(match)}>` : match,
  },
  {
    pattern: /(?<!\w)(?:0x)?[0-9a-f]{32,}(?!\w)/gi,
    write: (match) => `<hex of ${match.length}>`,
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
    // The bump of a random address differs, as do the compute units that finding it costs (below).
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

/** An output with placeholders for all texts that differ between runs. */
export function normalizeOutput(output: string): string {
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

const hex = /^(?:0x)?[\da-f]+$/i

/** A part of an address: a word, a number, a key or a signature. */
const addressPart = new RegExp(
  `^(?:[a-z]*|v?\\d+|${base58}{32,44}|${base58}{86,88})$`,
)

/** True for base64. Keys, hex, and addresses with a key after a slash have the same letters. */
function isBase64(text: string): boolean {
  const isAddress = text.split('/').every((part) => addressPart.test(part))
  return !hex.test(text) && !isAddress
}

/**
 * True for a key or hash that may differ. Addresses of programs and sysvars have a row of ones, or
 * are in the list below.
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
  'Memo4c2pN8afCj432Lb7RMVKi9PbQnnW7ewFFaV3oAH',
]

/** True for a text that decodes to the 32 bytes of a key; words of these letters rarely do. */
function isKey(text: string): boolean {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = 0n
  for (const letter of text)
    value = value * 58n + BigInt(alphabet.indexOf(letter))
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return zeros + Math.ceil(value.toString(16).length / 2) === 32
}

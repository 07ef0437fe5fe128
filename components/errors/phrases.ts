/** The words of a name or a message. */
export interface Phrase {
  /** In order. What differs is between two parts. */
  readonly parts: readonly string[]
  /** The words of all parts. */
  readonly words: readonly string[]
  /** True for few words, which are also in texts that mean something else. */
  readonly isShort: boolean
}

/** A text whose words are compared with phrases. */
export interface SearchableText {
  readonly words: string
  /** Each word once, to rule out most phrases of a long text quickly. */
  readonly vocabulary: ReadonlySet<string>
  /** The texts between punctuation. A short phrase must be one of them. */
  readonly clauses: ReadonlySet<string>
}

/**
 * A text as lower-case words with single spaces. Identifiers are split, so that a name and
 * the same name in words are equal.
 *
 * @example plainWords('BlockhashNotFound') // 'blockhash not found'
 */
export const plainWords = (text: string) =>
  words(text.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' '))

/**
 * A text as lower-case words with single spaces. Identifiers stay whole, so that
 * `TokenAccountNotFoundError` does not contain `AccountNotFound`.
 */
function words(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

/** A text ready for `placeOf`. */
export function searchable(text: string): SearchableText {
  const all = words(text)
  return {
    words: ` ${all} `,
    vocabulary: new Set(all.split(' ')),
    clauses: new Set(clausesOf(text)),
  }
}

const clausesOf = (text: string) =>
  text
    .split(/[\n.:;,!?"'`()[\]{}]+|\s[-–—]\s/)
    .map(words)
    .filter(Boolean)

/** A name that is not an everyday word. */
const identifier = /[a-z\d][A-Z]|__|^[A-Z\d_]{8,}$/

/** Fewer words make a phrase short. With slots fewer are enough: they match in several places. */
const fewWords = 4
const fewAroundSlots = 3

/**
 * The phrases of an error, of which a text prints one: its name, unless that is an everyday word, its
 * name in words, unless they are few, and its messages. A `$slot` in a message matches what differs.
 *
 * @example phrasesOf('NodeUnhealthy', ['Node is behind by $count slots'])
 *   // [{ parts: ['nodeunhealthy'], … }, { parts: ['node is behind by', 'slots'], … }]
 */
export function phrasesOf(
  name: string,
  messages: readonly string[],
): readonly Phrase[] {
  const inWords = phraseOf(plainWords(name))
  const long = inWords.isShort ? [] : [inWords]
  const phrases = [...long, ...messages.map(phraseOf)].filter(
    ({ parts }) => parts.length > 0,
  )
  return identifier.test(name) ? [phraseOf(name), ...phrases] : phrases
}

const inParts = (parts: readonly string[]) => ({
  parts,
  words: parts.join(' ').split(' '),
})

/**
 * The first sentence of a message, because texts often have no more of it. A single word is a phrase
 * only if it is an identifier, such as `ENOTFOUND`.
 */
function phraseOf(message: string): Phrase {
  const [first = ''] = message.split(/(?<=\w{2}\.)\s/)
  const texts = first.split(/\$\w+/)
  const parts = texts.map(words).filter(Boolean)
  const isName = identifier.test(first) && !first.includes(' ')
  const isLong = isName || parts.some((part) => part.includes(' '))
  const few = texts.length > 1 ? fewAroundSlots : fewWords
  const count = plainWords(texts.join(' ')).split(' ').length
  const isClause = !isName && texts.flatMap(clausesOf).length === parts.length
  return { ...inParts(isLong ? parts : []), isShort: isClause && count < few }
}

/** The longest text that a slot matches, in characters. */
const longestSlot = 90

/** The position of a phrase in a text, or undefined. */
export function placeOf(
  { words, vocabulary, clauses }: SearchableText,
  { parts, words: needed, isShort }: Phrase,
): { readonly start: number; readonly end: number } | undefined {
  if (!needed.every((word) => vocabulary.has(word))) return undefined
  if (isShort && !clauses.has(parts.join(' '))) return undefined
  const first = ` ${parts[0]} `
  let start = words.indexOf(first)
  while (start >= 0) {
    const end = endOf(words, start, parts)
    if (end) return { start, end }
    start = words.indexOf(first, start + 1)
  }
  return undefined
}

/** The end of a phrase that begins at a place of the words. */
function endOf(words: string, start: number, parts: readonly string[]) {
  let end = start
  for (const part of parts) {
    const next = words.indexOf(` ${part} `, end)
    if (next < 0 || next - end > longestSlot) return undefined
    end = next + part.length + 1
  }
  return end
}

/**
 * A text as lower-case words with single spaces. Identifiers fall into their words, so that a name
 * and the same name in words are equal.
 *
 * @example plainWords('BlockhashNotFound') // 'blockhash not found'
 */
export function plainWords(text: string): string {
  return text
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
}

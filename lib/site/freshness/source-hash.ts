import { createHash } from 'node:crypto'

const opening = /^---\n[\s\S]*?\n---\n/

/** Front matter that says nothing to readers: the day of the last check, and the terms that are not explained, one a line or all on one. */
const unread = /^(?:checked|unexplained):.*(?:\n(?:[ \t]|- ).*)*$/gm

/**
 * The fingerprint of an English source, by which a translation names the version it was made from: 12 hexadecimal digits.
 * Line breaks and front matter that translations do not have do not count, since neither changes what a translator has to say.
 */
export function sourceHash(source: string): string {
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(opening, (yaml) => yaml.replace(unread, ''))
    .replace(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

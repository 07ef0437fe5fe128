import { createHash } from 'node:crypto'

const opening = /^---\n[\s\S]*?\n---\n/

/**
 * The keys of front matter that no reader sees: the day of the last check, and terms without
 * explanation, as a list on one line or on several.
 */
const unread = /^(?:checked|unexplained):.*(?:\n(?:[ \t]|- ).*)*$/gm

/**
 * The fingerprint of an English source: 12 hexadecimal digits. A translation names the one that it
 * was made from. Line breaks and keys that translations do not have do not count: translators do
 * not need to follow them.
 */
export function sourceHash(source: string): string {
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(opening, (yaml) => yaml.replace(unread, ''))
    .replace(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

import { createHash } from 'node:crypto'

/**
 * The fingerprint of an English source, by which a translation names the version it was made from: 12 hexadecimal digits.
 * Line breaks and the day of the last check do not count, since neither changes what a translator has to say.
 */
export function sourceHash(source: string): string {
  const text = source
    .replace(/^checked:.*$/m, '')
    .replace(/\s+/g, ' ')
    .trim()
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

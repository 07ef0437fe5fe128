import { createHash } from 'node:crypto'

/** The digest of a content, in the form of `integrity` and policies. */
export function digest(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

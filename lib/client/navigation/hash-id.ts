/**
 * The id that a hash names. A badly encoded hash names itself, since anybody can write one into a
 * link.
 *
 * @example hashId('#minimum-balance') // 'minimum-balance'
 */
export function hashId(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

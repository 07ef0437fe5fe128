import { decode } from '../text/decode'

/**
 * The one form for all addresses of a page: `/x`, `/x/` and `/x.html` are the same (decision 6),
 * and so are a folder and its index.
 *
 * @example canonicalPath('/core-concepts/accounts.html') // '/core-concepts/accounts'
 */
export function canonicalPath(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

/**
 * The id that a hash names. A badly encoded hash names itself, since anybody can write one into a
 * link.
 *
 * @example hashId('#minimum-balance') // 'minimum-balance'
 */
export function hashId(hash: string): string {
  return decode(hash.slice(1))
}

/**
 * True for the address of a page of this language, which can be shown without a new document. Files
 * and other sites are not.
 */
export function isSoftTarget(
  { origin, pathname }: URL,
  root = document.documentElement.dataset.root ?? '/',
): boolean {
  if (origin !== location.origin || !pathname.startsWith(root)) return false
  return pathname.endsWith('.html') || pathname.endsWith('/')
}

/**
 * The one form for all addresses of a page: `/x`, `/x/` and `/x.html` are the same (decision 6),
 * and so are a folder and its index.
 *
 * @example canonicalPath('/core-concepts/accounts.html') // '/core-concepts/accounts'
 */
export function canonicalPath(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

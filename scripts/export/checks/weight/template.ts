import type { SiteSettings } from '../exported-site'

export type Template =
  | 'home'
  | 'article'
  | 'a-z'
  | 'errors'
  | 'playground'
  | 'changes'
  | '404'

/**
 * The template of a document. Undefined for copies and redirects.
 *
 * @param page path of the page that the document holds, if any
 */
export function templateOf(
  { basePath }: SiteSettings,
  localeKeys: readonly string[],
  file: string,
  page: string | undefined,
): Template | undefined {
  if (/(^|\/)404\.html$/.test(file)) return '404'
  if (page === undefined) return undefined
  const [first = '', ...rest] = page.slice(basePath.length + 1).split('/')
  const parts = localeKeys.includes(first) ? rest : [first, ...rest]
  const path = parts.join('/')
  if (path === '') return 'home'
  if (path === 'a-z.html') return 'a-z'
  if (path === 'errors.html') return 'errors'
  if (path === 'playground.html') return 'playground'
  return path.startsWith('changes/') ? 'changes' : 'article'
}

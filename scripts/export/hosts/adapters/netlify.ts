import { type HostRules, oldAddressOf } from '../rules'

/**
 * `_redirects` for Netlify: a line a page, because its `*` holds only at the end of a path. The `!` puts a line before the page
 * that stands at the same address for hosts without rules.
 */
export function netlifyRedirects(rules: HostRules): string {
  const { base, languages, pages } = rules
  return [
    ...pages.map((path) => `${oldAddressOf(path)} ${path} 301!`),
    ...languages.map((key) => `${base}/${key}/* ${base}/${key}/404.html 404`),
    ...(base ? [`${base}/* ${base}/404.html 404`] : []),
    '',
  ].join('\n')
}

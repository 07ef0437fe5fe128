import { type HostRules, oldAddressOf } from '../rules'

/**
 * Writes `_redirects` for Netlify: one line for each page, because `*` holds only at the end of a
 * path. The `!` lets a line win over the page that stands at the same address for hosts without
 * rules.
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

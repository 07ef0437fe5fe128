import { type HostRules, oldAddressOf } from './rules'

/**
 * Writes `_redirects` for Cloudflare Pages: a few lines for each depth of the tree, whatever the
 * number of pages. `:name` matches one part of a path; with `*`, `//example.org/a.md` would
 * redirect to another site. The last line of each depth serves `/x.html` itself, because Pages
 * would redirect this canonical address to `/x`.
 */
export function cloudflareRedirects({ base, pages }: HostRules): string {
  const depths = pages.map((path) => path.slice(base.length).split('/').length)
  const deepest = Math.max(...depths) - 2
  const folders = Array.from({ length: deepest + 1 }, (_, depth) =>
    Array.from({ length: depth }, (_, part) => `/:part${part + 1}`).join(''),
  ).map((folder) => base + folder)
  const rules = folders.flatMap((folder) => [
    [`${folder}/index.md`, `${folder}/`, 301],
    [`${folder}/index.md/`, `${folder}/`, 301],
    // A page's Markdown copy.
    [`${folder}/:page.html.md`, `${folder}/:page.html.md`, 200],
    [`${folder}/:page.md`, `${folder}/:page.html`, 301],
    [`${folder}/:page.md/`, `${folder}/:page.html`, 301],
    [`${folder}/:page.html`, `${folder}/:page`, 200],
  ])
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`
}

/**
 * Writes `_redirects` for Netlify: one line for each page, because `*` is allowed only at the end
 * of a path. With `!` a line wins over the file at the same address, which is for hosts without
 * rules.
 */
export function netlifyRedirects({ base, languages, pages }: HostRules) {
  return [
    ...pages.map((path) => `${oldAddressOf(path)} ${path} 301!`),
    ...languages.map((key) => `${base}/${key}/* ${base}/${key}/404.html 404`),
    ...(base ? [`${base}/* ${base}/404.html 404`] : []),
    '',
  ].join('\n')
}

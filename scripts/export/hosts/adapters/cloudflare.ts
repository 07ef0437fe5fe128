import { cacheControl, hashedFolder, pictureEndings } from '../cache'
import { contentType } from '../content-types'
import type { HostRules } from '../rules'

/**
 * Writes `_redirects` for Cloudflare Pages: a few lines for each depth of the tree, whatever the
 * number of pages. `:name` stands for one part of a path; with `*`, `//example.org/a.md` would
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
    // The Markdown of a page, beside the page.
    [`${folder}/:page.html.md`, `${folder}/:page.html.md`, 200],
    [`${folder}/:page.md`, `${folder}/:page.html`, 301],
    [`${folder}/:page.md/`, `${folder}/:page.html`, 301],
    [`${folder}/:page.html`, `${folder}/:page`, 200],
  ])
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`
}

/**
 * Writes `_headers` for Cloudflare Pages and Netlify. Where several rules name one header, Pages
 * joins their values, so a rule first removes (`!`) the earlier value. Netlify ignores such lines,
 * and `*` before an ending.
 */
export function headersFile({ base, headers }: HostRules): string {
  const everywhere = headers.map(([name, value]) => `${name}: ${value}`)
  const cached = (value: string) => [
    '! Cache-Control',
    `Cache-Control: ${value}`,
  ]
  const rules: [string, string[]][] = [
    ['/*', ['! Access-Control-Allow-Origin', ...everywhere]],
    ...pictureEndings.map((ending): [string, string[]] => [
      `${base}/*.${ending}`,
      cached(cacheControl.picture),
    ]),
    [`${base}${hashedFolder}*`, cached(cacheControl.hashed)],
    // Pages itself knows no type for this ending and would answer `application/octet-stream`.
    [
      `${base}/*.tgz`,
      ['! Content-Type', `Content-Type: ${contentType('.tgz')}`],
    ],
  ]
  return rules
    .flatMap(([path, lines]) => [path, ...lines.map((l) => `  ${l}`), ''])
    .join('\n')
}

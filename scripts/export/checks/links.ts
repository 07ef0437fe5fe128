import { decode } from '@/lib/text/decode'
import {
  canonicalPath,
  type ExportedSite,
  fileAt,
  urlOn,
} from './exported-site'
import type { Reference, Summary } from './summary'

/**
 * Checks that every address in every document, style sheet and sitemap leads to a file of the
 * export, that pages are linked by their canonical path, that every `#` leads to an id, and that
 * nothing is loaded from other sites.
 *
 * @param origins other sites that documents may load from
 */
export function linkProblems(
  site: ExportedSite,
  origins: readonly string[] = [],
): string[] {
  const places = new Map<string, string[]>()
  for (const [file, reference] of referencesIn(site)) {
    const message = messageFor(site, file, reference, origins)
    if (!message) continue
    const problem = `"${reference.url}" ${message}`
    const place = reference.line ? `${file}:${reference.line}` : file
    places.set(problem, [...(places.get(problem) ?? []), place])
  }
  return [...places].map(([problem, [first, ...more]]) =>
    more.length === 0
      ? `${first}: ${problem}`
      : `${first}: ${problem} (and ${more.length} times more)`,
  )
}

/** All references, each with its file. */
function referencesIn({ documents, files, read }: ExportedSite) {
  const seen = new Set<Summary>()
  const inDocuments = [...documents].flatMap(([file, summary]) => {
    // A copy has the same addresses as its page, because none is relative.
    if (seen.has(summary)) return []
    seen.add(summary)
    return summary.references.map((reference) => [file, reference] as const)
  })
  const inFiles = [...files].flatMap((file) => {
    const pattern = file.endsWith('.xml')
      ? /(?:<loc>|\bhref=")([^<"]+)/g
      : file.endsWith('.css')
        ? /(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g
        : undefined
    if (!pattern) return []
    const loaded = file.endsWith('.css')
    return [...read(file).matchAll(pattern)].map(([, address = '']) => {
      const url = loaded ? fromSheet(file, address) : address
      return [file, { url, line: 0, followed: false, loaded }] as const
    })
  })
  return [...inDocuments, ...inFiles]
}

/** An address in a style sheet, from the root. */
function fromSheet(file: string, address: string): string {
  const here = 'file:///'
  const { href } = new URL(address, here + file)
  return href.startsWith(here) ? href.slice(here.length - 1) : href
}

function messageFor(
  site: ExportedSite,
  file: string,
  { url, followed, loaded }: Reference,
  origins: readonly string[],
): string | undefined {
  if (url.startsWith('#')) return anchorMessage(site, file, url.slice(1))
  const target = urlOn(site, file, url)
  if (!target) return 'is not an address; correct it'
  if (/^(data|mailto):$/.test(target.protocol)) return undefined
  if (target.origin !== new URL(site.origin).origin)
    return loaded && !origins.includes(target.origin)
      ? 'is loaded from another site, which the policy forbids: serve it from public/, or configure its origin'
      : undefined
  if (!/^(\/|https?:)/.test(url))
    return 'is relative, and points elsewhere in the copy at /page/: write it from the root, by lib/links/href.ts'
  const path = target.pathname
  const answer = fileAt(site, path)
  if (answer === undefined) return missing(site, path)
  const canonical = canonicalPath(site, answer)
  if (followed && canonical !== undefined && canonical !== path)
    return `is another form of a page's address: write ${canonical}, by lib/links/href.ts`
  return anchorMessage(site, answer, target.hash.slice(1))
}

function missing(site: ExportedSite, path: string): string {
  const index = fileAt(site, `${path}/`)
  return index
    ? `redirects: write ${canonicalPath(site, index) ?? `${path}/`}, by lib/links/href.ts`
    : 'has no target in the export: correct it, or publish its target (scripts/export/)'
}

function anchorMessage(
  { documents }: ExportedSite,
  file: string,
  fragment: string,
): string | undefined {
  const document = documents.get(file)
  const id = decode(fragment)
  if (!document || id === '' || id === 'top' || document.anchors.has(id))
    return undefined
  return `points to an id that ${file} does not have: give the section this id (## Title [#${id}]), or correct the link`
}

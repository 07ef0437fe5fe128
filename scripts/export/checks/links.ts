import {
  canonicalPath,
  decode,
  type ExportedSite,
  fileAt,
  urlOn,
} from './exported-site'
import type { Reference, Summary } from './summary'

/**
 * Checks that every address in every document, style sheet and sitemap leads to a file of the
 * export, that pages are linked by their canonical path, and that every `#` leads to an id. The
 * command `npx tsx scripts/links-external.ts` checks the addresses of other sites.
 */
export function linkProblems(site: ExportedSite): string[] {
  const messageFor = memoized(site)
  const locations = new Map<string, string[]>()
  const check = (file: string, reference: Reference) => {
    const message = messageFor(file, reference)
    if (!message) return
    const problem = `"${reference.url}" ${message}`
    const location = reference.line ? `${file}:${reference.line}` : file
    locations.set(problem, [...(locations.get(problem) ?? []), location])
  }
  const seen = new Set<Summary>()
  for (const [file, summary] of site.documents) {
    // A copy holds the same addresses as its page, because none is relative.
    if (seen.has(summary)) continue
    seen.add(summary)
    for (const reference of summary.references) check(file, reference)
  }
  for (const { file, url } of listedElsewhere(site))
    check(file, { url, line: 0, followed: false })
  return [...locations].map(([problem, [first, ...more]]) =>
    more.length === 0
      ? `${first}: ${problem}`
      : `${first}: ${problem} (and ${more.length} times more)`,
  )
}

/** Remembers the answer for each address, because most links stand on many pages. */
function memoized(site: ExportedSite) {
  const known = new Map<string, string | undefined>()
  return (file: string, reference: Reference): string | undefined => {
    if (reference.url.startsWith('#') || !/^(\/|https?:)/.test(reference.url))
      return messageFor(site, file, reference)
    const key = `${reference.followed} ${reference.url}`
    if (!known.has(key)) known.set(key, messageFor(site, file, reference))
    return known.get(key)
  }
}

function messageFor(
  site: ExportedSite,
  file: string,
  { url, followed }: Reference,
): string | undefined {
  if (url.startsWith('#')) return anchorMessage(site, file, url.slice(1))
  const target = urlOn(site, file, url)
  if (!target) return 'is not an address; correct it'
  if (target.protocol === 'data:' || target.protocol === 'mailto:')
    return undefined
  if (target.origin !== new URL(site.origin).origin) return undefined
  if (!/^(\/|https?:)/.test(url))
    return 'is relative, and points elsewhere in the copy at /page/: write it from the root, by lib/shared/href.ts'
  const path = target.pathname
  const answer = fileAt(site, path)
  if (answer === undefined) return missing(site, path)
  const canonical = canonicalPath(site, answer)
  if (followed && canonical !== undefined && canonical !== path)
    return `is another form of a page's address: write ${canonical}, by lib/shared/href.ts`
  return anchorMessage(site, answer, target.hash.slice(1))
}

function missing(site: ExportedSite, path: string): string {
  const index = fileAt(site, `${path}/`)
  return index
    ? `redirects: write ${canonicalPath(site, index) ?? `${path}/`}, by lib/shared/href.ts`
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

/**
 * Addresses in sitemaps, in style sheets, and in the client, which names files beside its scripts.
 */
function listedElsewhere({ files, read }: ExportedSite) {
  const inFile = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, url = '']) => ({ file, url }))
  const beside = (file: string, pattern: RegExp) =>
    inFile(file, pattern)
      .filter(({ url }) => !url.startsWith('data:'))
      .map(({ url }) => ({
        file,
        url: new URL(url, `file:///${file}`).pathname,
      }))
  return [...files].flatMap((file) => {
    if (file.endsWith('.xml'))
      return inFile(file, /(?:<loc>|\bhref=")([^<"]+)/g)
    if (file.endsWith('.css'))
      return beside(file, /url\(["']?([^"')]+)["']?\)/g)
    // Modules in assets/run/ are linked by the frame that starts them; run.ts checks these.
    if (/(^|\/)assets\/(?!run\/).*\.js$/.test(file))
      return beside(file, /["'`](\.\/[\w.-]+\.(?:js|css))["'`]/g)
    return []
  })
}

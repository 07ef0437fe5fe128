import { createHash } from 'node:crypto'
import { parseDocument } from '../document/parse'
import type { Folder } from '../files/folder'
import { type Summary, summarize } from './summary'

export interface SiteSettings {
  readonly origin: string
  /** `''`, or `/cookbook`. */
  readonly basePath: string
}

/** A finished export as its checks see it. */
export interface ExportedSite extends SiteSettings {
  readonly files: ReadonlySet<string>
  /** Every document by its file; copies of a document share one summary. */
  readonly documents: ReadonlyMap<string, Summary>
  readonly read: (file: string) => string
}

/** Reads every document of a finished export, the same text only once. */
export function readSite(
  folder: Pick<Folder, 'files' | 'read'>,
  settings: SiteSettings,
): ExportedSite {
  const known = new Map<string, Summary>()
  const files = folder.files()
  const documents = new Map<string, Summary>()
  for (const file of files.filter((each) => each.endsWith('.html'))) {
    const html = folder.read(file)
    const key = createHash('sha256').update(html).digest('base64')
    const summary = known.get(key) ?? summarize(parseDocument(html, true))
    known.set(key, summary)
    documents.set(file, summary)
  }
  return { ...settings, files: new Set(files), documents, read: folder.read }
}

/** The path of the page that a document holds, where it is the page itself and not a copy or a redirect: `/de/a-z.html`. */
export function pageAt(site: ExportedSite, file: string): string | undefined {
  const path = canonicalPath(site, file)
  return path !== undefined && fileAt(site, path) === file ? path : undefined
}

/** The path that a document gives as its canonical one. */
export function canonicalPath(
  { documents }: ExportedSite,
  file: string,
): string | undefined {
  const href = documents.get(file)?.canonical
  return href === undefined ? undefined : new URL(href).pathname
}

/** The file that a host of plain files answers a path with. Undefined for a path that it leads elsewhere, or does not have. */
export function fileAt(
  { files }: ExportedSite,
  path: string,
): string | undefined {
  const decoded = decode(path).slice(1)
  const file = path.endsWith('/') ? `${decoded}index.html` : decoded
  return files.has(file) ? file : undefined
}

/** What an address on a document's page leads to. Undefined for what is no address. */
export function urlOn(
  { origin }: SiteSettings,
  file: string,
  address: string,
): URL | undefined {
  const base = new URL(file, `${new URL(origin).origin}/`)
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/** What an address says in percent form; as it is written where that is no such form, `100%`. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { createHash } from 'node:crypto'
import { decode } from '@/lib/text/decode'
import { parseDocument } from '../document/parse'
import type { Folder } from '../files/folder'
import { type Summary, summarize } from './summary'

export interface SiteSettings {
  readonly origin: string
  /** Empty (`''`) or `/cookbook`. */
  readonly basePath: string
}

/** A finished export, as the checks read it. */
export interface ExportedSite extends SiteSettings {
  readonly files: ReadonlySet<string>
  /** The summary of each document, by its file. Copies of a document share one summary. */
  readonly documents: ReadonlyMap<string, Summary>
  readonly read: (file: string) => string
}

/** Reads every document of a finished export. Equal files are read once. */
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

/** The path of a document's page, `/de/a-z.html`. Undefined for copies and redirects. */
export function pageAt(site: ExportedSite, file: string): string | undefined {
  const path = canonicalPath(site, file)
  return path !== undefined && fileAt(site, path) === file ? path : undefined
}

/** The canonical path that a document names. */
export function canonicalPath(
  { documents }: ExportedSite,
  file: string,
): string | undefined {
  const href = documents.get(file)?.canonical
  return href === undefined ? undefined : new URL(href).pathname
}

/**
 * The file that a host of plain files serves at a path. Undefined for a redirected or missing path.
 */
export function fileAt(
  { files }: ExportedSite,
  path: string,
): string | undefined {
  const decoded = decode(path).slice(1)
  const file = path.endsWith('/') ? `${decoded}index.html` : decoded
  return files.has(file) ? file : undefined
}

/** An address in a document as a whole URL. Undefined for text that is no address. */
export function urlOn(
  { origin }: SiteSettings,
  file: string,
  address: string,
): URL | undefined {
  const base = new URL(file, `${new URL(origin).origin}/`)
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

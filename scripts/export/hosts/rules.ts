import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import { readHead } from '../document/head'
import { parseHead } from '../document/parse'
import { contentType } from './content-types'
import { type Header, securityHeaders } from './headers'

/** The rules for every host. All files of `writeHosts` are made from them. */
export interface HostRules {
  /** The base path, `''` or `/cookbook`. */
  readonly base: string
  readonly headers: readonly Header[]
  /** The canonical path of every page, with the base. */
  readonly pages: readonly string[]
  /** Prefixes of the languages that have a 404.html of their own, `de`. */
  readonly languages: readonly string[]
  /** The content type of each ending in the export. */
  readonly types: ReadonlyMap<string, string>
}

export interface Export {
  readonly files: readonly string[]
  readonly read: (file: string) => string
}

/**
 * Reads the rules for hosts from a finished export.
 *
 * @param exported files named from the base path on
 * @param base path of the site, `''` or `/cookbook`
 * @throws when the export has no page with a canonical link
 */
export function readRules({ files, read }: Export, base: string): HostRules {
  const documents = files.filter((file) => file.endsWith('.html'))
  const pages = documents
    .filter((file) => !/(^|\/)404\.html$/.test(file))
    .map((file) => canonicalOf(file, read(file)))
    .filter((path) => path !== undefined)
  if (pages.length === 0)
    throw new Error('out/ has no page with a canonical link; build it again')
  return {
    base,
    headers: securityHeaders,
    pages: [...new Set(pages)].sort(),
    languages: documents.flatMap((file) =>
      [...file.matchAll(/^([a-z]+)\/404\.html$/g)].map(([, key = '']) => key),
    ),
    types: typesOf(files),
  }
}

/**
 * Patterns of old addresses, for hosts that take regular expressions: a folder's index and a page.
 * The first group is the new address. Names hold only word characters and hyphens. So no made-up
 * address leads to another site (`//example.org/a.md`, or the same with `\\`), and `page.html.md`,
 * a page's Markdown, is no old address.
 *
 * @param base path of the site, `''` or `/cookbook`
 */
export function oldAddressPatterns(base: string) {
  const folders = `${escapeRegExp(base)}/(?:[\\w-]+/)*`
  return {
    folder: `^(${folders})index\\.md/?$`,
    page: `^(${folders}[\\w-]+)\\.md/?$`,
  }
}

/**
 * The address of a page on the previous site, which ended in `.md`.
 *
 * @param path canonical path of the page
 */
export function oldAddressOf(path: string): string {
  return path.endsWith('/') ? `${path}index.md` : path.replace(/html$/, 'md')
}

function canonicalOf(file: string, html: string): string | undefined {
  const { canonical } = readHead(file, parseHead(html))
  return canonical && new URL(canonical).pathname
}

function typesOf(files: readonly string[]): Map<string, string> {
  const endings = files
    .map((file) => file.split('/').at(-1) ?? '')
    .filter((name) => name.includes('.', 1))
    .map((name) => name.slice(name.lastIndexOf('.') + 1))
  return new Map(
    [...new Set(endings)]
      .sort()
      .map((ending) => [ending, contentType(`.${ending}`)]),
  )
}

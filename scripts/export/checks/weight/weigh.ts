import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'
import { gzipSize } from '../../files/size'
import { type ExportedSite, fileAt, pageAt, urlOn } from '../exported-site'
import type { Summary } from '../summary'
import { type Template, templateOf } from './template'

/**
 * The weight of a first visit until the reader opens a search or a picture, in bytes of gzip -9
 * (decision 28).
 */
export interface Weight {
  readonly html: number
  readonly css: number
  /** The scripts that the document loads, with their static imports. */
  readonly scripts: number
  /** The sum. */
  readonly page: number
}

/** A file that counts in a weight. */
export interface Part {
  readonly file: string
  readonly bytes: number
}

export interface WeighedPage {
  readonly file: string
  readonly template: Template
  readonly weight: Weight
  /** The style sheets and scripts that were weighed. */
  readonly parts: {
    readonly css: readonly Part[]
    readonly scripts: readonly Part[]
  }
}

/** Weighs every page of an export once. Copies weigh the same. */
export function weighPages(
  site: ExportedSite,
  localeKeys: readonly string[],
): WeighedPage[] {
  const sizeOf = memoizedSize(site)
  const partsOf = (files: Iterable<string>) =>
    [...files].map((file): Part => ({ file, bytes: sizeOf(file) }))
  return [...site.documents].flatMap(([file, summary]) => {
    const template = templateOf(site, localeKeys, file, pageAt(site, file))
    if (!template) return []
    const html = sizeOf(file)
    const parts = {
      css: partsOf(new Set(filesAt(site, summary.stylesheets))),
      scripts: partsOf(scriptsOf(site, summary)),
    }
    const css = sumOf(parts.css)
    const scripts = sumOf(parts.scripts)
    const page = html + css + scripts
    return [{ file, template, weight: { html, css, scripts, page }, parts }]
  })
}

/** The sum of some weights, in bytes. */
export const sumOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** A file that readers load on demand. */
export interface LaterPart extends Part {
  /** The islands that load it. */
  readonly islands: readonly string[]
}

/** What readers load on demand. */
export interface LaterWeight {
  /** All islands but the editor, the client's parts and the search's worker. */
  readonly islands: readonly LaterPart[]
  /** The editor of programs. */
  readonly editor: readonly LaterPart[]
}

/** The weight of the client's files that no document loads. */
export function weighLater(site: ExportedSite): LaterWeight {
  const sizeOf = memoizedSize(site)
  const loaded = new Set(
    [...new Set(site.documents.values())].flatMap((summary) => [
      ...filesAt(site, summary.stylesheets),
      ...scriptsOf(site, summary),
    ]),
  )
  const later = [...site.files]
    .filter((file) => /(^|\/)assets\/(?!run\/)/.test(file))
    .filter((file) => !loaded.has(file))
  const islandsOf = readIslands(site, later)
  const weigh = (files: readonly string[]) =>
    files.map((file) => ({
      file,
      bytes: sizeOf(file),
      islands: islandsOf(basename(file)),
    }))
  const isEditor = (file: string) => file.endsWith('/editor.js')
  return {
    islands: weigh(later.filter((file) => !isEditor(file))),
    editor: weigh(later.filter(isEditor)),
  }
}

/** Reads from the client's list of files (scripts/export/client.ts) which islands load a file. */
function readIslands({ read }: ExportedSite, files: readonly string[]) {
  const list = files.find((file) => file.endsWith('/files.json'))
  const islands: Readonly<Record<string, object>> = list
    ? JSON.parse(read(list))
    : {}
  return (name: string) =>
    Object.keys(islands).filter((island) => name in (islands[island] ?? {}))
}

function scriptsOf(site: ExportedSite, { scripts }: Summary): Set<string> {
  const files = new Set(filesAt(site, scripts))
  for (const file of files)
    for (const name of importsOf(file, site.read(file)))
      for (const imported of filesAt(site, [
        new URL(name, `file:///${file}`).pathname,
      ]))
        files.add(imported)
  return files
}

/** The static imports of a script. */
function importsOf(file: string, script: string): string[] {
  const { staticExports, staticImports } = parseSync(file, script).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
}

/** The files at these addresses. Missing files are reported by the links check. */
function filesAt(site: ExportedSite, urls: readonly string[]): string[] {
  return urls.flatMap(
    (url) => fileAt(site, urlOn(site, '', url)?.pathname ?? '') ?? [],
  )
}

function memoizedSize({ read }: ExportedSite) {
  const known = new Map<string, number>()
  return (file: string): number => {
    const size = known.get(file) ?? gzipSize(read(file))
    known.set(file, size)
    return size
  }
}

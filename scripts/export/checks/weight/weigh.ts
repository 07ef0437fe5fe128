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

export interface WeighedPage {
  readonly file: string
  readonly template: Template
  readonly weight: Weight
}

/** Weighs every page of an export once. Copies weigh the same. */
export function weighPages(
  site: ExportedSite,
  localeKeys: readonly string[],
): WeighedPage[] {
  const sizeOf = memoizedSize(site)
  const total = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  return [...site.documents].flatMap(([file, summary]) => {
    const template = templateOf(site, localeKeys, file, pageAt(site, file))
    if (!template) return []
    const html = sizeOf(file)
    const css = total(new Set(filesAt(site, summary.stylesheets)))
    const scripts = total(scriptsOf(site, summary))
    const page = html + css + scripts
    return [{ file, template, weight: { html, css, scripts, page } }]
  })
}

/** Weights of what readers load on demand. */
export interface LaterWeight {
  /** All islands but the editor, the client's parts and the search's worker. */
  readonly islands: number
  /** The editor of programs. */
  readonly editor: number
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
  const total = (isEditor: boolean) =>
    later
      .filter((file) => file.endsWith('/editor.js') === isEditor)
      .reduce((sum, file) => sum + sizeOf(file), 0)
  return { islands: total(false), editor: total(true) }
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

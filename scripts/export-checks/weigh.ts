import { gzipSync } from 'node:zlib'
import {
  type ExportedSite,
  fileAt,
  laterScripts,
  pageAt,
  urlOn,
} from './exported-site'
import { type Template, templateOf } from './template'

/** What a first visit of a page brings, in bytes of gzip -9 (decision 28). */
export interface Weight {
  readonly html: number
  readonly css: number
  /** All scripts that the document loads or names. */
  readonly scripts: number
  /** Document, style sheets, and the scripts that it loads by itself: what a readable, usable page needs. */
  readonly usable: number
  /** Everything, with the scripts that come later. */
  readonly all: number
}

export interface WeighedPage {
  readonly file: string
  readonly template: Template
  readonly weight: Weight
}

/** Weighs every page of an export once; copies weigh the same. */
export function weighPages(
  site: ExportedSite,
  localeKeys: readonly string[],
): WeighedPage[] {
  const sizeOf = memoizedSize(site)
  const total = (urls: Iterable<string>) =>
    [...new Set(urls)].reduce((sum, url) => sum + sizeOf(url), 0)
  return [...site.documents].flatMap(([file, summary]) => {
    const template = templateOf(site, localeKeys, file, pageAt(site, file))
    if (!template) return []
    const html = gzipSync(site.read(file), { level: 9 }).length
    const css = total(summary.stylesheets)
    const loaded = total(summary.scripts)
    const scripts = total([...summary.scripts, ...laterScripts(site, summary)])
    const usable = html + css + loaded
    const all = html + css + scripts
    return [{ file, template, weight: { html, css, scripts, usable, all } }]
  })
}

function memoizedSize(site: ExportedSite) {
  const known = new Map<string, number>()
  return (url: string): number => {
    const path = urlOn(site, '', url)?.pathname ?? ''
    const file = fileAt(site, path)
    // What is not there is the links check's.
    if (file === undefined) return 0
    const size =
      known.get(file) ?? gzipSync(site.read(file), { level: 9 }).length
    known.set(file, size)
    return size
  }
}

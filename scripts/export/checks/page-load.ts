import { gzipSize } from '../files/size'
import { type ExportedSite, fileAt, urlOn } from './exported-site'
import type { Summary } from './summary'

/**
 * The most that a page may load beside its document, in bytes of gzip -9 (decision 28): a fifth above
 * what the heaviest page loaded on November 28, 2026.
 */
export const limits = { scripts: 11_400, stylesheets: 10_400 } as const

const cures = {
  scripts:
    'load later what no reader needs at once, by import() in an event (lib/client)',
  stylesheets: 'give an island what it alone needs (components/islands)',
} as const

/** Names the page with the heaviest scripts over the limit, and the one with the heaviest styles. */
export function pageLoadProblems(site: ExportedSite): string[] {
  return kinds.flatMap((kind) => {
    const [heaviest] = [...site.documents]
      .map(([file, summary]) => ({ file, ...loadOf(site, summary, kind) }))
      .toSorted((a, b) => b.bytes - a.bytes)
    if (!heaviest || heaviest.bytes <= limits[kind]) return []
    const { file, files, bytes } = heaviest
    return [
      `${file}: its ${kind} (${files.join(', ')}) weigh ${bytes} bytes, over ${limits[kind]} (scripts/export/checks/page-load.ts): ${cures[kind]}`,
    ]
  })
}

const kinds = ['scripts', 'stylesheets'] as const

/** The files of a kind that a document loads by itself. Missing ones are named by the check of links. */
function loadOf(
  site: ExportedSite,
  summary: Summary,
  kind: (typeof kinds)[number],
) {
  const found = summary[kind].flatMap(
    (url) => fileAt(site, urlOn(site, '', url)?.pathname ?? '') ?? [],
  )
  const files = [...new Set(found)]
  const bytes = files.reduce((sum, file) => sum + gzipSize(site.read(file)), 0)
  return { files, bytes }
}

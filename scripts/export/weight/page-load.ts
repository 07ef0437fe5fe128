import { memo } from '@/lib/site/cache/memo'
import { type ExportedSite, fileAt, urlOn } from '../checks/exported-site'
import { gzipSize } from '../files/size'

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
  const weigh = memo((file: string) => gzipSize(site.read(file)))
  return kinds.flatMap((kind) => {
    const [heaviest] = [...site.documents]
      .map(([file, summary]) => {
        const files = filesAt(site, summary[kind])
        return {
          file,
          files,
          bytes: files.reduce((sum, each) => sum + weigh(each), 0),
        }
      })
      .toSorted((a, b) => b.bytes - a.bytes)
    if (!heaviest || heaviest.bytes <= limits[kind]) return []
    const { file, files, bytes } = heaviest
    return [
      `${file}: its ${kind} (${files.join(', ')}) weigh ${bytes} bytes, over ${limits[kind]} (scripts/export/weight/page-load.ts): ${cures[kind]}`,
    ]
  })
}

const kinds = ['scripts', 'stylesheets'] as const

/** The files at these addresses, each once. Missing ones are named by the check of links. */
const filesAt = (site: ExportedSite, urls: readonly string[]) => [
  ...new Set(
    urls.flatMap(
      (url) => fileAt(site, urlOn(site, '', url)?.pathname ?? '') ?? [],
    ),
  ),
]

import { memo } from '@/lib/cache/memo'
import { gzipSize } from '../files/size'
import { type ExportedSite, fileAt, urlOn } from './exported-site'

/**
 * The most that a page may load beside its document, in bytes of gzip -9 (decision 28): a fifth above
 * what the heaviest page loaded on November 29, 2026.
 */
export const limits = { scripts: 26_400, stylesheets: 18_500 } as const

const cures = {
  scripts:
    'load later what no reader needs at once, by import() in an event (lib/client)',
  stylesheets: 'give what loads later its own styles (docs/client.md)',
} as const

/** Names a page whose scripts, or whose styles, are over the limit. */
export function pageLoadProblems(site: ExportedSite): string[] {
  const weigh = memo((file: string) => gzipSize(site.read(file)))
  return (['scripts', 'stylesheets'] as const).flatMap((kind) => {
    const over = [...site.documents].flatMap(([page, summary]) => {
      const urls = summary[kind].flatMap((url) => urlOn(site, page, url) ?? [])
      const files = new Set(
        urls.flatMap(({ pathname }) => fileAt(site, pathname) ?? []),
      )
      const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0)
      return bytes > limits[kind]
        ? `${page}: its ${kind} (${[...files].join(', ')}) weigh ${bytes} bytes, over ${limits[kind]} (scripts/export/checks/page-load.ts): ${cures[kind]}`
        : []
    })
    return over.slice(0, 1)
  })
}

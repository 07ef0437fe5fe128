import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { openDiskCache, throughCache } from '@/lib/disk-cache'
import { memo } from '@/lib/memo'
import { nearestLanguage } from '@/lib/offline/address'
import { listPath, type OfflineList, offline } from '@/lib/offline/contract'
import { bundleScript } from './bundle'
import type { Folder } from './folder'

type Language = Pick<OfflineList, 'locale' | 'home' | 'missing'>

interface OfflineOptions {
  /** What stands before every path, `''` or `/cookbook`. */
  readonly base: string
  /** The languages that have pages. */
  readonly languages: readonly Language[]
  /** Of what day the text is (ISO 8601). */
  readonly built: string
}

/** What every language needs: scripts, style sheets, the icons. Source maps and lists of Next's other router nobody asks for. */
const shared =
  /^(_next\/static\/(chunks|css|media)\/.*(?<!\.map)|icon\.svg|favicon\.ico)$/

/** The service worker, for readers who ask for a language to be kept. */
export const workerScript = () => bundleScript('lib/offline/worker.ts')

/**
 * Writes for each language the list of what it needs to be read without a network: its pages, each once, its searches, and what all languages
 * share. Belongs at the export's end, when files do not change any more.
 *
 * @returns the lists
 */
export function writeOfflineLists(
  folder: Folder,
  { base, languages, built }: OfflineOptions,
): readonly OfflineList[] {
  const all = folder.files()
  const describe = describer(folder)
  const pages = all.filter((file) => isPage(folder, file, base))
  const common = all.filter((file) => shared.test(file))
  return languages.map((language) => {
    const { locale } = language
    const own = pages.filter(
      (file) => nearestLanguage(addressOf(file, base), languages) === language,
    )
    const searches = all.filter((file) =>
      new RegExp(`^search/[^/]+/${locale}\\.json$`).test(file),
    )
    const starts = startsOf(folder, own, base)
    const kept = [...own, ...searches, ...starts, ...common]
    const files = Object.fromEntries(
      kept.map((file) => [addressOf(file, base), describe(file).hash]),
    )
    const list: OfflineList = {
      ...language,
      build: sha256(JSON.stringify(files)).toString('hex').slice(0, 16),
      built,
      pages: own.length,
      bytes: kept.reduce((sum, file) => sum + describe(file).bytes, 0),
      files,
    }
    folder.write(listPath(locale), JSON.stringify(list))
    return list
  })
}

/** Writes the worker that keeps them. */
export function writeOfflineWorker(folder: Folder): void {
  folder.write(offline.worker, workerScript())
}

const weights = openDiskCache<number>('.cache/weights', [
  'scripts/export/offline.ts',
])

/** Hash and weight of a file; most belong to all languages. */
function describer(folder: Folder) {
  return memo((file: string) => {
    const content = folder.bytes(file)
    const hash = sha256(content).toString('base64')
    const bytes = throughCache(
      weights,
      file,
      hash,
      () => gzipSync(content, { level: 9 }).length,
    )
    return { hash, bytes }
  })
}

const sha256 = (content: string | Buffer) =>
  createHash('sha256').update(content).digest()

/** The scripts that pages start with (scripts/export/start.ts): each language has its own. */
function startsOf(folder: Folder, pages: readonly string[], base: string) {
  const named = pages.flatMap((page) =>
    [...folder.read(page).matchAll(/<script[^>]* src="([^"]+)"/g)].map(
      ([, src = '']) => src.slice(base.length + 1),
    ),
  )
  return [...new Set(named)].filter((file) => file.includes('/start/'))
}

/** A page stands at its canonical address; all other documents are copies of it, or lead there. */
function isPage(folder: Folder, file: string, base: string): boolean {
  if (!file.endsWith('.html')) return false
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(
    folder.read(file),
  )?.[1]
  if (!canonical) return false
  return new URL(canonical).pathname === addressOf(file, base)
}

function addressOf(file: string, base: string): string {
  return `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`
}

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { nearestLanguage } from '@/components/offline/address'
import {
  listPath,
  machineName,
  type OfflineList,
  offline,
} from '@/components/offline/contract'
import { frameFile, runFolder } from '@/components/run/program/contract'
import { memo } from '@/lib/cache/memo'
import { bundleScript } from '../client'
import type { Folder } from './folder'
import { gzipSize } from './size'

type Language = Pick<OfflineList, 'locale' | 'home' | 'missing'>

interface OfflineOptions {
  /** The base path, `''` or `/cookbook`. */
  readonly base: string
  /** The canonical path of every page. */
  readonly pages: readonly string[]
  /** The languages that have pages. */
  readonly languages: readonly Language[]
}

/** Files that every language needs: the client, the style sheet, the icons. Not the program runner. */
const shared = /^(assets\/(?!run\/).*|icon\.svg|favicon\.ico)$/

/** The program runner, which all languages share and a reader saves separately. */
const machine = (file: string) =>
  file === frameFile || file.startsWith(`${runFolder}/`)

/**
 * Writes the offline list of each language: each of its pages once, its searches, and the files
 * that all languages share. One more list names the program runner. This runs at the end of the
 * export, when files no longer change.
 *
 * @returns the lists
 */
export function writeOfflineLists(
  folder: Folder,
  { base, pages, languages }: OfflineOptions,
): readonly OfflineList[] {
  const all = folder.files()
  const built = builtAt()
  // Most files belong to all languages.
  const hashOf = memo((file: string) =>
    sha256(folder.bytes(file)).toString('base64'),
  )
  const weigh = memo((file: string) => gzipSize(folder.bytes(file)))
  const common = all.filter((file) => shared.test(file))
  const withAddress = (names: readonly string[]) =>
    names.map((file): [string, string] => [`${base}/${file}`, file])
  const write = (
    language: Language,
    pageCount: number,
    listed: readonly [address: string, file: string][],
  ): OfflineList => {
    const files = Object.fromEntries(
      listed.map(([address, file]) => [address, hashOf(file)]),
    )
    const list: OfflineList = {
      ...language,
      build: sha256(JSON.stringify(files)).toString('hex').slice(0, 16),
      built,
      pages: pageCount,
      bytes: listed.reduce((sum, [, file]) => sum + weigh(file), 0),
      files,
    }
    folder.write(listPath(language.locale), JSON.stringify(list))
    return list
  }
  const lists = languages.map((language) => {
    const { locale } = language
    const own = pages
      .filter((path) => nearestLanguage(path, languages) === language)
      .map((path): [string, string] => [path, fileAt(path, base)])
    const searches = all.filter((file) =>
      new RegExp(`^(search/[^/]+|texts)/${locale}\\.json$`).test(file),
    )
    return write(language, own.length, [
      ...own,
      ...withAddress([...searches, ...common]),
    ])
  })
  const nowhere = { locale: machineName, home: `${base}/`, missing: '' }
  return [...lists, write(nowhere, 0, withAddress(all.filter(machine)))]
}

/** Writes the service worker for offline reading. */
export function writeOfflineWorker(folder: Folder): void {
  const script = bundleScript('components/offline/worker.ts')
  folder.write(offline.worker, script)
}

/**
 * The date of the text (ISO 8601): that of the last commit, or now where there is no git history (a
 * tarball).
 */
function builtAt(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cI'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return new Date().toISOString()
  }
}

const sha256 = (content: string | Buffer) =>
  createHash('sha256').update(content).digest()

/** The file at a page's address. */
function fileAt(path: string, base: string): string {
  const file = path.slice(base.length + 1)
  return file === '' || file.endsWith('/') ? `${file}index.html` : file
}

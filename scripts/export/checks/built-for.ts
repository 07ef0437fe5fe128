import { posix } from 'node:path'
import { readHead } from '../document/head'
import { parseHead } from '../document/parse'
import type { Folder } from '../files/folder'

interface Settings {
  readonly origin: string
  /** `''`, or `/cookbook`. */
  readonly basePath: string
}

/**
 * Refuses an export that was built with another origin or base path than the settings name: every
 * address in it would seem wrong, or be listed with a prefix.
 *
 * @throws with what the export was built for, and the cure
 */
export function assertBuiltFor(
  folder: Pick<Folder, 'files' | 'read'>,
  { origin, basePath }: Settings,
): void {
  const home = homeOf(folder.files())
  const address = home && readHead(home, parseHead(folder.read(home))).canonical
  if (!address || !URL.canParse(address)) return
  const built = new URL(address)
  const base = built.pathname.replace(/\/$/, '')
  if (built.origin === origin && base === basePath) return
  throw new Error(
    `out/ was built for ${built.origin}${base || '/'}, and the settings say ${origin}${basePath || '/'}. ` +
      `Build it again with npm run build, or run this with SITE_ORIGIN=${built.origin} SITE_BASE_PATH=${base || '/'}`,
  )
}

/** The home page: the index.html that lies highest. */
function homeOf(files: readonly string[]): string | undefined {
  const depth = (file: string) => file.split('/').length
  return files
    .filter((file) => posix.basename(file) === 'index.html')
    .toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b))[0]
}

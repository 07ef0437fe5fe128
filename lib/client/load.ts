/** Names of the scripts that load on demand: an island, or a file of lib/client/parts/. */
export type LaterScript =
  | 'docs-search'
  | 'error-finder'
  | 'local-search'
  | 'nearest-pages'
  | 'offline-panel'
  | 'progress'
  | 'shortcuts'
  | 'term-notes'
  | 'zoom'

/**
 * The files of each later script with their digests, inserted by the export
 * (scripts/export/client.ts). Undefined in development.
 */
declare const LATER_FILES: Readonly<
  Record<LaterScript, Readonly<Record<string, string>>>
>

const fetched = new Map<LaterScript, Promise<void>>()

/**
 * Loads a later script. Its files are fetched and checked by their digests before the import,
 * because a browser never fetches a failed module again.
 *
 * @param source imports the script
 * @throws when a file does not load, or is not that of this build; another call tries again
 */
export async function load<Module>(
  name: LaterScript,
  source: () => Promise<Module>,
): Promise<Module> {
  await fetchFiles(name)
  return source()
}

/** Prefetches a later script that a reader will probably want, unless data is to be saved. */
export function loadAhead(name: LaterScript): void {
  if (!navigator.connection?.saveData) fetchFiles(name).catch(() => {})
}

function fetchFiles(name: LaterScript): Promise<void> {
  const known = fetched.get(name)
  if (known) return known
  const files = typeof LATER_FILES === 'undefined' ? {} : LATER_FILES[name]
  const coming = Promise.all(
    Object.entries(files).map(([file, integrity]) =>
      file.endsWith('.css')
        ? addStyle(addressOf(file), integrity)
        : fetchScript(addressOf(file), integrity),
    ),
  ).then(() => {})
  fetched.set(name, coming)
  coming.catch(() => fetched.delete(name))
  return coming
}

/** The address of a file; all stand beside the client. */
const addressOf = (file: string) => new URL(file, import.meta.url).href

async function fetchScript(url: string, integrity: string): Promise<void> {
  const response = await fetch(url, { integrity })
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  await response.arrayBuffer()
}

function addStyle(href: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href, integrity })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} did not come`))
    }
    document.head.append(link)
  })
}

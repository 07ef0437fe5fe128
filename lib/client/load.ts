import { siblingUrl } from './sibling-url'

/** Names of the scripts that load on demand: an island, or a file of lib/client/parts/. */
export type LaterScript =
  | 'docs-search'
  | 'editor'
  | 'error-finder'
  | 'local-search'
  | 'not-found'
  | 'offline-panel'
  | 'progress'
  | 'run'
  | 'shortcuts'
  | 'term-notes'
  | 'zoom'

/**
 * The files of each later script with their digests, from `files.json` beside the client
 * (scripts/export/client.ts).
 */
type FileList = Readonly<Record<LaterScript, Readonly<Record<string, string>>>>

/** The digest of that list, inserted by the export. Undefined in development, which has no list. */
declare const FILE_LIST: string

let list: Promise<FileList> | undefined
const fetched = new Map<LaterScript, Promise<void>>()

/**
 * Loads a later script. Its files are fetched and checked by their digests before the import,
 * because a browser never fetches a failed module again. The import then takes them from the HTTP
 * cache.
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
  const coming = fetchAll(name)
  fetched.set(name, coming)
  coming.catch(() => fetched.delete(name))
  return coming
}

async function fetchAll(name: LaterScript): Promise<void> {
  if (typeof FILE_LIST === 'undefined') return
  const files = Object.entries((await fetchList(FILE_LIST))[name])
  const isStyle = ([file]: readonly [string, string]) => file.endsWith('.css')
  const scripts = files.filter((file) => !isStyle(file))
  await Promise.all(scripts.map(([file, digest]) => fetchWhole(file, digest)))
  // Styles come last: a sheet that is in place must not be added again by a second try.
  for (const [file, digest] of files.filter(isStyle))
    await addStyle(addressOf(file), digest)
}

function fetchList(digest: string): Promise<FileList> {
  list ??= fetchWhole('files.json', digest).then(
    (response) => response.json(),
    (error: unknown) => {
      list = undefined
      throw error
    },
  )
  return list
}

/** The address of a file; all stand beside the client. */
const addressOf = (file: string) => siblingUrl(file, import.meta.url)

/** Fetches a file completely, so that the browser has it cached for the import. */
async function fetchWhole(file: string, integrity: string): Promise<Response> {
  const response = await fetch(addressOf(file), { integrity })
  if (!response.ok) throw new Error(`${response.status} from ${file}`)
  await response.clone().arrayBuffer()
  return response
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

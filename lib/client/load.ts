/** Names of the scripts that are loaded when a reader first wants them: an island, or a file of lib/client/parts/. */
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

/** The files of each later script with their digests, which the export puts in (scripts/export/client.ts). Development has none. */
declare const LATER_FILES: Readonly<
  Record<LaterScript, Readonly<Record<string, string>>>
>

const fetched = new Map<LaterScript, Promise<void>>()

/**
 * Loads a later script. Its files are fetched and checked by their digests before they are imported: a browser never asks
 * again for a module that came wrong.
 *
 * @param source imports it
 * @throws when a file does not come, or is not the one of this build; it can be asked for again
 */
export async function load<Module>(
  name: LaterScript,
  source: () => Promise<Module>,
): Promise<Module> {
  await fetchFiles(name)
  return source()
}

/** Fetches a later script that will probably be wanted. Not where data is to be saved. */
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

/** All files stand beside the client. */
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

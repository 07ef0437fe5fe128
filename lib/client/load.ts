import { siblingUrl } from './sibling-url'

/** Names of the lazy scripts: a component, or a plain feature. */
export type LazyScript =
  | 'editor'
  | 'panels'
  | 'pasted-query'
  | 'term-notes'
  | 'ErrorFinder'
  | 'ErrorForm'
  | 'OfflinePanel'
  | 'Playground'
  | 'RecipeBox'
  | 'SearchBox'
  | 'SearchDialog'
  | 'SearchExamples'
  | 'ShortcutSheet'
  | 'SuggestedPages'
  | 'ZoomedImage'

/**
 * The files of each lazy script with their digests, from `files.json` beside the client
 * (scripts/export/client.ts).
 */
type FileList = Readonly<Record<LazyScript, Readonly<Record<string, string>>>>

/** The digest of that list, inserted by the export. Undefined in development, which has no list. */
declare const FILE_LIST: string

let list: Promise<FileList> | undefined
const fetched = new Map<LazyScript, Promise<void>>()

/**
 * Loads a lazy script. Its files are fetched and checked by their digests before the import,
 * because a browser never fetches a failed module again. The import then takes them from the HTTP
 * cache.
 *
 * @param source imports the script
 * @throws when a file does not load, or is not that of this build; another call tries again
 */
export async function load<Module>(
  name: LazyScript,
  source: () => Promise<Module>,
): Promise<Module> {
  await fetchFiles(name)
  return source()
}

/** Prefetches a lazy script that a reader will probably need, unless the reader saves data. */
export function prefetchScript(name: LazyScript): void {
  if (!navigator.connection?.saveData) fetchFiles(name).catch(() => {})
}

function fetchFiles(name: LazyScript): Promise<void> {
  const known = fetched.get(name)
  if (known) return known
  const coming = fetchAll(name)
  fetched.set(name, coming)
  coming.catch(() => fetched.delete(name))
  return coming
}

async function fetchAll(name: LazyScript): Promise<void> {
  if (typeof FILE_LIST === 'undefined') return
  const files = Object.entries((await fetchList(FILE_LIST))[name])
  const isStyle = ([file]: readonly [string, string]) => file.endsWith('.css')
  const scripts = files.filter((file) => !isStyle(file))
  await Promise.all(scripts.map(([file, digest]) => fetchWhole(file, digest)))
  // Styles are last, so that a retry does not add a style sheet again.
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

/** The address of a file; all are beside the client. */
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

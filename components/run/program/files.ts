import { siblingUrl } from '@/lib/client/sibling-url'
import { isWholeBuild } from '@/lib/client/whole-build'
import type { RunFault } from '@/packages/program-runner/src/protocol/events'
import {
  type RunFile,
  type RunList,
  type RunListFile,
  runFolder,
} from './contract'

/** The list of all files that run recipes, inserted by the export; `npm run dev` has none. */
declare const RUN_LIST: RunListFile

type Bytes = Uint8Array<ArrayBuffer>
type OnProgress = (loaded: number, total: number) => void

/** Fetches the files that run recipes, each once, and checks them by their digests. */
export interface Files {
  readonly list: RunList
  /** @throws RunFault naming the file that does not load, or is not from this build */
  fetch(names: readonly string[]): Promise<ReadonlyMap<string, Bytes>>
}

/** The address of a file of the site, relative to the client's folder (`assets/<hash>/`). */
export const addressOf = (file: string) =>
  siblingUrl(`../../${file}`, import.meta.url)

/**
 * Fetches the list of files.
 *
 * @param onProgress called with the loaded and the known total size, in compressed bytes
 */
export async function openFiles(onProgress: OnProgress): Promise<Files> {
  if (!isWholeBuild) {
    const notBuilt: RunFault = { missing: 'build' }
    throw notBuilt
  }
  const text = new TextDecoder().decode(
    await fetchWhole(RUN_LIST.file, RUN_LIST.digest, () => {}),
  )
  const list: RunList = JSON.parse(text)
  const coming = new Map<string, Promise<Bytes>>()
  let loaded = 0
  let total = 0

  async function fetchOne(file: RunFile): Promise<Bytes> {
    const { bytes, digest, packed } = file
    let counted = 0
    const count = (received: number) => {
      const now = Math.round((received / bytes) * packed)
      loaded += now - counted
      counted = now
      onProgress(loaded, total)
    }
    total += packed
    try {
      return await fetchWhole(file.file, digest, count)
    } catch (error) {
      loaded -= counted
      total -= packed
      throw error
    }
  }

  function keep(name: string): Promise<Bytes> {
    const known = coming.get(name)
    if (known) return known
    const file = list[name]
    if (!file) throw fault(name)
    const bytes = fetchOne(file)
    coming.set(name, bytes)
    // A later click tries again.
    bytes.catch(() => coming.delete(name))
    return bytes
  }

  return {
    list,
    fetch: async (names) =>
      new Map(
        await Promise.all(
          names.map(async (name) => [name, await keep(name)] as const),
        ),
      ),
  }
}

/** Fetches a file, reports the bytes received so far, and checks its digest. */
async function fetchWhole(
  file: string,
  digest: string,
  onBytes: (received: number) => void,
): Promise<Bytes> {
  try {
    const response = await fetch(addressOf(`${runFolder}/${file}`))
    if (!response.ok || !response.body) throw fault(file)
    const chunks: Bytes[] = []
    let received = 0
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      received += value.length
      onBytes(received)
    }
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer())
    if ((await digestOf(bytes)) !== digest) throw fault(file)
    return bytes
  } catch {
    throw fault(file)
  }
}

/** The digest in the form of `integrity`. */
async function digestOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `sha256-${btoa(String.fromCharCode(...hash))}`
}

const fault = (file: string): RunFault => ({ missing: 'file', file })

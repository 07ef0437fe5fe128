import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bundleLocalNode, copiedFiles } from './pack'

/** Where esbuild says which file the next lines come from: other checkouts have other paths. */
const origins = /^\/\/ .*\n/gm

/** A digest of all that the local node's package contains. */
export async function digestOfLocalNode(): Promise<string> {
  const hash = createHash('sha256')
  const { licenses, module } = await bundleLocalNode()
  hash.update(module.replace(origins, '')).update(licenses)
  for (const { path } of copiedFiles) hash.update(readFileSync(path))
  return hash.digest('hex')
}

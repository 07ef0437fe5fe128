import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { bundleLocalNode, copiedFiles } from './pack'

/** esbuild's comments with the path of each file, which differs between checkouts. */
const origins = /^\/\/ .*\n/gm

/** A digest of everything that the package contains. */
export async function digestOfLocalNode(): Promise<string> {
  const hash = createHash('sha256')
  const { licenses, module } = await bundleLocalNode()
  hash.update(module.replace(origins, '')).update(licenses)
  for (const { path } of copiedFiles) hash.update(readFileSync(path))
  return hash.digest('hex')
}

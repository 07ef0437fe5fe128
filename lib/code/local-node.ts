import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '@/lib/files/json-file'
import { assetHref } from '@/lib/links/href'
import { site } from '@/site.config'

/** The folder of the package that readers install, relative to the project's root. */
export const localNodeFolder = 'packages/local-node'

/** Where the package is packed before the pages are made (packages/local-node/build/pack.ts). */
export const packedFolder = '.cache/local-node'

/** The local node that verified the samples, as readers get it. */
interface LocalNodePackage {
  readonly file: string
  readonly href: string
  /** The command that starts it, wherever the reader is. */
  readonly command: string
  /** The sha256 of its bytes. */
  readonly digest: string
  /** The address of its source. */
  readonly source: string
}

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  bin: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
})

export function localNodeManifest() {
  const path = join(localNodeFolder, 'package.json')
  return manifest.parse(parseJson(readFileSync(path, 'utf8'), path))
}

/** The name that npm gives the packed file. */
export function packedFile(): string {
  const { name, version } = localNodeManifest()
  return `${name}-${version}.tgz`
}

/**
 * What a page says about the packed node.
 *
 * @throws when it is not packed yet
 */
export function localNodePackage(): LocalNodePackage {
  const file = packedFile()
  const href = assetHref(`/downloads/${file}`)
  return {
    file,
    href,
    command: `npx --yes ${site.origin}${href}`,
    digest: createHash('sha256').update(readPackedNode()).digest('hex'),
    source: `${site.repository}/tree/${site.branch}/${localNodeFolder}`,
  }
}

export function readPackedNode(): Uint8Array<ArrayBuffer> {
  const path = join(packedFolder, packedFile())
  if (existsSync(path)) return Uint8Array.from(readFileSync(path))
  throw new Error(
    `${path}, which pages offer for download, is missing; \`npm run build\` and \`npm run dev\` write it before they start`,
  )
}

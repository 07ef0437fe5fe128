import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { licensesFile } from '@/lib/site/licenses'
import {
  localNodeFolder,
  localNodeManifest,
  packedFile,
  packedFolder,
} from '@/lib/site/local-node/package'
import { packagesIn } from '../export/licenses/packages'
import { packageLicenses } from '../export/licenses/write'
import { captureOutput } from '../samples/capture'

/** What is packed beside the bundle. */
export const copiedFiles = [
  ...['package.json', 'README.md', 'start.js'].map((file) =>
    join(localNodeFolder, file),
  ),
  'LICENSE',
]

/** The node and the packages that are part of it, as one module, and the licenses of these. */
export async function bundleLocalNode() {
  const { metafile, outputFiles } = await build({
    entryPoints: ['samples/node/main.ts'],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // A reader's npm installs these beside the node; all others are part of it.
    external: Object.keys(localNodeManifest().dependencies),
    logLevel: 'error',
    metafile: true,
  })
  return {
    module: outputFiles.map(({ text }) => text).join(''),
    licenses: packageLicenses('node.js', packagesIn(metafile)),
  }
}

/**
 * Packs the local node of the samples as npm would publish it, for readers to download.
 *
 * @returns the absolute path of the packed file
 */
export async function packLocalNode(): Promise<string> {
  const stage = mkdtempSync(join(tmpdir(), 'local-node-'))
  try {
    const { licenses, module } = await bundleLocalNode()
    writeFileSync(join(stage, 'node.js'), module)
    writeFileSync(join(stage, licensesFile), licenses)
    for (const path of copiedFiles)
      copyFileSync(path, join(stage, basename(path)))
    await captureOutput('npm', ['pack', '--silent'], { cwd: stage })
    return publish(join(stage, packedFile()))
  } finally {
    rmSync(stage, { recursive: true })
  }
}

/** Puts the packed file in its place at once: other processes may read it meanwhile. */
function publish(packed: string): string {
  const path = resolve(packedFolder, packedFile())
  if (!existsSync(packed))
    throw new Error(
      `npm packed no ${packedFile()}; npm pack in ${localNodeFolder} says what is wrong`,
    )
  mkdirSync(packedFolder, { recursive: true })
  const near = `${path}.${process.pid}`
  copyFileSync(packed, near)
  renameSync(near, path)
  return path
}

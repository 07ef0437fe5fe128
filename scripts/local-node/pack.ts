import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
} from '@/lib/site/local-node'
import { packagesIn } from '../export/licenses/packages'
import { packageLicenses } from '../export/licenses/write'
import { captureOutput } from '../samples/capture'

/** The programs that the node brings, which it reads from this folder beside it. */
const deployed = 'samples/node/deployed'

/** What is packed beside the bundle: each file, and the folder that it goes to. */
export const copiedFiles: readonly CopiedFile[] = [
  ...['package.json', 'README.md', 'start.js'].map((file) => ({
    path: join(localNodeFolder, file),
    folder: '.',
  })),
  { path: 'LICENSE', folder: '.' },
  ...readdirSync(deployed)
    .filter((file) => file.endsWith('.so'))
    .sort()
    .map((file) => ({ path: join(deployed, file), folder: 'deployed' })),
]

interface CopiedFile {
  readonly path: string
  readonly folder: string
}

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
    for (const { folder, path } of copiedFiles) {
      mkdirSync(join(stage, folder), { recursive: true })
      copyFileSync(path, join(stage, folder, basename(path)))
    }
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

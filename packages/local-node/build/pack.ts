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
import {
  localNodeFolder,
  localNodeManifest,
  packedFile,
  packedFolder,
} from '@/lib/code/local-node'
import { licensesFile } from '@/lib/links/licenses'
import { packagesIn } from '@/scripts/export/licenses/packages'
import { packageLicenses } from '@/scripts/export/licenses/write'
import { captureOutput } from '@/scripts/process/capture'

/** The programs that the node reads from this folder beside its module. */
const deployed = join(localNodeFolder, 'src/deployed')

/** The files that are packed with the bundle, and the folder of each in the package. */
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

/** The node and the packages that it bundles, as one module, with their licenses. */
export async function bundleLocalNode() {
  const { metafile, outputFiles } = await build({
    entryPoints: [join(localNodeFolder, 'src/main.ts')],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // npm installs these for a reader; all others are bundled.
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
 * Packs the local node as npm would publish it, for readers to download.
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

/** Moves the packed file to its place in one step, because other processes may read it. */
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

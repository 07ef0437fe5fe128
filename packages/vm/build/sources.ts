import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'

/** The folder of the package. */
export const folder = 'packages/vm'

/** The folders of built files. */
const outputs = ['built', 'programs']

/** Has the hashes of the built files and of their sources; written last. */
export const sourcesFile = `${folder}/built/sources.json`

/** The content of `sources.json`. */
export interface Built {
  /** A hash of the sources. */
  readonly sources: string
  /** The versions of the compiler and of both LiteSVMs, which must be the same. */
  readonly versions: Readonly<Record<'rust' | 'crate' | 'npm', string>>
  /** Hashes of the files, by their path from the folder of the package. */
  readonly files: Readonly<Record<string, string>>
}

/** Everything that determines the bytes of the VM. */
const sources = [
  'Cargo.lock',
  'Cargo.toml',
  'bindgen',
  'build/build.ts',
  'build/crates.ts',
  'build/programs.ts',
  'patches',
  'rust-toolchain.toml',
  'src',
]

/** The paths of all sources, in order. */
export const sourcePaths = (): readonly string[] => filesBelow(sources)

/** The paths of all built files, in order, without `sources.json`. */
export const builtPaths = (): readonly string[] =>
  filesBelow(outputs).filter((path) => path !== sourcesFile)

/** The hashes of all built files. */
export const builtFiles = (): Built['files'] =>
  Object.fromEntries(
    builtPaths().map((path) => [inPackage(path), hashOf(path)]),
  )

/** A hash of the contents of the sources, and of their paths in the package. */
export function hashOfSources(): string {
  const lines = sourcePaths().map(
    (path) => `${inPackage(path)} ${hashOf(path)}\n`,
  )
  return createHash('sha256').update(lines.join('')).digest('hex')
}

export const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex')

export const readBuilt = (): Built =>
  JSON.parse(readFileSync(sourcesFile, 'utf8'))

/** A path from the folder of the package. */
const inPackage = (path: string): string => posix.relative(folder, path)

/** All files of the package at or below these paths, in order, without hidden ones. */
const filesBelow = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const at = posix.join(folder, path)
    return statSync(at).isFile() ? [at] : filesIn(at)
  })

function filesIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const below = posix.join(path, entry.name)
      return entry.isDirectory() ? filesIn(below) : [below]
    })
    .sort()
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The folder of the machine: its crate, its patches, and what was built of them. */
export const folder = 'samples/vm'

/** What is built, beside the sources. */
const outputs = [`${folder}/built`, `${folder}/programs`]

/** Names what was built and of what; written last. */
export const sourcesFile = `${folder}/built/sources.json`

/** The content of `sources.json`. */
export interface Built {
  /** A hash of the sources. */
  readonly sources: string
  /** The versions of the compiler and of the two machines that must be the same one. */
  readonly versions: Readonly<Record<'rust' | 'crate' | 'npm', string>>
  /** Hashes of the files, by their path from the folder of the machine. */
  readonly files: Readonly<Record<string, string>>
}

/** What decides the bytes of the machine besides its folder. */
const buildScript = [
  'scripts/vm/build.ts',
  'scripts/vm/crates.ts',
  'scripts/vm/programs.ts',
]

/** The paths of all that decides the bytes of the machine, in order. */
export function sourcePaths(): readonly string[] {
  return [
    ...filesBelow(folder).filter(
      (path) =>
        !path.endsWith('.md') &&
        !outputs.some((output) => path.startsWith(`${output}/`)),
    ),
    ...buildScript,
  ]
}

/** The paths of all that was built, in order; without `sources.json`, which names them. */
export function builtPaths(): readonly string[] {
  return outputs.flatMap(filesBelow).filter((path) => path !== sourcesFile)
}

/** A hash of the names and contents of the sources. */
export function hashOfSources(): string {
  const lines = sourcePaths().map((path) => `${path} ${hashOf(path)}\n`)
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/** The hash of a file. */
export const hashOf = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex')

/** Reads `sources.json`. */
export const readBuilt = (): Built =>
  JSON.parse(readFileSync(sourcesFile, 'utf8'))

/** All files below a folder, in the order of their paths; none of cargo's or an editor's. */
function filesBelow(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => name !== 'target' && !name.startsWith('.'))
    .flatMap((entry) => {
      const below = posix.join(path, entry.name)
      return entry.isDirectory() ? filesBelow(below) : [below]
    })
    .sort()
}

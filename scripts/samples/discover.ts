import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Adapter, Sample } from './adapter'
import type { Options } from './arguments'
import { readCeiling } from './level-header'

/** Folders without samples, at any depth of `samples/`. */
const otherFolders = ['node_modules', 'target', '__pycache__']
/** Folders without samples, directly in `samples/`. */
const otherTopFolders = [
  'agave',
  'browser',
  'bytecode',
  'cli-grammar',
  'node',
  'rust-clients',
  'testing',
  'vm',
]

/**
 * Finds the samples: all files below `samples/` that an adapter claims.
 *
 * @throws with file, line and cure where a `level:` line is wrong
 */
export async function discover(
  samples: string,
  adapters: readonly Adapter[],
): Promise<readonly Sample[]> {
  const files = await listFiles(samples)
  const claimed = files.filter((file) =>
    adapters.some((adapter) => adapter.claims(file)),
  )
  return Promise.all(claimed.sort().map((file) => readSample(samples, file)))
}

/** True for a file that the arguments of the command select. */
export function isChosen(file: string, { languages, paths }: Options): boolean {
  const inPath = (path: string) => file === path || file.startsWith(`${path}/`)
  const inLanguage = (language: string) => file.endsWith(`.${language}`)
  return (
    (paths.length === 0 || paths.some(inPath)) &&
    (languages.length === 0 || languages.some(inLanguage))
  )
}

async function readSample(samples: string, file: string): Promise<Sample> {
  const path = join(samples, file)
  const source = await readFile(path, 'utf8')
  try {
    return { file, path, source, ceiling: readCeiling(source) }
  } catch (error) {
    const problem = error instanceof Error ? error.message : error
    throw new Error(`samples/${file}:${problem}`)
  }
}

/** All files below `samples/`, or a folder of it, that may be samples. */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const lists = await Promise.all(
    entries.map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) return [path]
      return entry.isDirectory() && !isOther(path) ? listFiles(root, path) : []
    }),
  )
  return lists.flat()
}

function isOther(folder: string): boolean {
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  return (
    name.startsWith('.') ||
    otherFolders.includes(name) ||
    otherTopFolders.includes(folder)
  )
}

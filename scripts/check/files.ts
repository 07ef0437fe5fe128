import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the project, by path, each with the fingerprint of its contents. */
export type Files = Readonly<Record<string, string>>

/** All files that git knows or would add; nothing where there is no git, so that everything is checked. */
export function projectFiles(root = '.'): Files {
  return Object.fromEntries(
    pathsOrNone(root).map((file) => [
      file,
      hashOf(readFileSync(join(root, file))),
    ]),
  )
}

function pathsOrNone(root: string): readonly string[] {
  try {
    return projectPaths(root)
  } catch {
    return []
  }
}

/**
 * The paths of all files that git knows or would add, in order.
 *
 * @throws when git does not answer
 */
export function projectPaths(root = '.'): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const list = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // A file that git still lists may have been deleted.
  return [...new Set(list.split('\0').filter(Boolean))]
    .filter((file) =>
      statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
    )
    .sort()
}

const hashOf = (contents: Buffer) =>
  createHash('sha256').update(contents).digest('hex').slice(0, 16)

/** The paths that were added, changed or removed between two states. */
export function changedFiles(before: Files, after: Files): readonly string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path]).sort()
}

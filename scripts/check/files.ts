import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the project, by path, each with the fingerprint of its contents. */
export type Files = Readonly<Record<string, string>>

/** All files that git knows or would add; nothing where there is no git, so that everything is checked. */
export function projectFiles(root = '.'): Files {
  return Object.fromEntries(
    [...listed(root)].sort().flatMap((file) => {
      const path = join(root, file)
      const isFile = existsSync(path) && statSync(path).isFile()
      return isFile ? [[file, hashOf(readFileSync(path))]] : []
    }),
  )
}

function listed(root: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  try {
    const list = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return [...new Set(list.split('\0').filter(Boolean))]
  } catch {
    return []
  }
}

const hashOf = (contents: Buffer) =>
  createHash('sha256').update(contents).digest('hex').slice(0, 16)

/** The paths that were added, changed or removed between two states. */
export function changedFiles(before: Files, after: Files): readonly string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => before[path] !== after[path]).sort()
}

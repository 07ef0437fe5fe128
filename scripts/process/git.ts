import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { gitFault } from '@/lib/site/freshness/last-updated'

/**
 * The paths of all files that git tracks or would add, in order.
 *
 * @throws when git fails, with the cure
 */
export function projectPaths(root = '.'): readonly string[] {
  const paths = listed(root)
  // Git lists deleted files until they are committed.
  return [...new Set(paths)]
    .filter((file) =>
      statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
    )
    .sort()
}

function listed(root: string): readonly string[] {
  const files = ['--cached', '--others', '--exclude-standard']
  try {
    return git(root, ['ls-files', '-z', ...files])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The list of the project's files comes from git ${gitFault(reason)}`,
    )
  }
}

/**
 * The paths of all files added, changed or removed since a branch, committed or not.
 *
 * @returns undefined where git does not know the branch
 */
export function pathsChangedSince(
  branch: string,
  root = '.',
): readonly string[] | undefined {
  try {
    return [
      ...git(root, ['diff', '-z', '--name-only', '--merge-base', branch]),
      ...git(root, ['ls-files', '-z', '--others', '--exclude-standard']),
    ]
  } catch {
    return undefined
  }
}

/** The text of a file at a commit; nothing where git knows none. */
export function textAt(
  commit: string,
  file: string,
  root = '.',
): string | undefined {
  try {
    return git(root, ['show', `${commit}:./${file}`]).join('\0')
  } catch {
    return undefined
  }
}

/** The newest commit at which a file had a text that is looked for. */
export function commitWith(
  file: string,
  isWanted: (text: string) => boolean,
  root = '.',
): string | undefined {
  try {
    return git(root, ['log', '-z', '--format=%h', '--', file]).find(
      (commit) => {
        const text = textAt(commit, file, root)
        return text !== undefined && isWanted(text)
      },
    )
  } catch {
    return undefined
  }
}

function git(root: string, args: readonly string[]): readonly string[] {
  const answer = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return answer.split('\0').filter(Boolean)
}

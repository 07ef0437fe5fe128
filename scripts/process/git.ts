import { execFileSync } from 'node:child_process'

/** The default branch of the remote, which pull requests go to. */
export const defaultBranch = 'origin/HEAD'

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

/** The text of a file at a commit; undefined if git has none. */
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

/** The newest commit at which a file's text matches. */
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

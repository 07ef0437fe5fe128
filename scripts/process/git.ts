import { execFileSync } from 'node:child_process'

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

/**
 * The text of a file as it was committed: at a commit, or the newest that differs from the file's.
 *
 * @returns undefined where git knows no such text
 */
export function committedText(
  file: string,
  commit: string | undefined,
  isOther: (text: string) => boolean,
  root = '.',
): string | undefined {
  const textAt = (at: string) => {
    try {
      return git(root, ['show', `${at}:./${file}`]).join('\0')
    } catch {
      return undefined
    }
  }
  if (commit) return textAt(commit)
  try {
    return git(root, ['log', '-z', '--format=%H', '--', file])
      .map(textAt)
      .find((text) => text !== undefined && isOther(text))
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

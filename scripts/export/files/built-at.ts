import { execFileSync } from 'node:child_process'

/**
 * The date of the text (ISO 8601): that of the last commit, or now where there is no git history (a
 * tarball).
 */
export function builtAt(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%cI'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return new Date().toISOString()
  }
}

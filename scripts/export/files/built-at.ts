import { execFileSync } from 'node:child_process'

/** Of what day the text is (ISO 8601): that of the last commit, and now where there is no history (a tarball). */
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

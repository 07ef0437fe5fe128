import { execFileSync } from 'node:child_process'

let commitTimes: ReadonlyMap<string, string> | undefined

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Parses `git log --format=%x00%cI --name-only` into the newest commit time of each file. */
export function parseLog(log: string): ReadonlyMap<string, string> {
  const times = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) if (!times.has(file)) times.set(file, time)
  }
  return times
}

/**
 * Explains why git fails, and what to do: it is not installed, not in a repository, the folder is
 * another user's, the clone is shallow.
 */
export function gitFault(reason: string): string {
  const [first, ...rest] = reason.split('\n').filter(Boolean)
  if (/\bENOENT\b/.test(reason))
    return '(git is not installed). Install it, and work in a full clone: git clone'
  const cure = reason.includes('dubious ownership')
    ? `The folder belongs to another user; work as that user, or trust it: git config --global --add safe.directory "${process.cwd()}"`
    : 'To have it, work in a full clone: git clone, or git fetch --unshallow'
  return `(${rest[0] ?? first}). ${cure}`
}

function readLog(): ReadonlyMap<string, string> {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
      throw new Error('this is a shallow clone')
    return parseLog(
      git(
        'log',
        '--relative',
        '--format=%x00%cI',
        '--name-only',
        '--',
        'content',
      ),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.warn(
      `Pages carry no "last updated" date, which comes from git's history ${gitFault(reason)}`,
    )
    return new Map()
  }
}

/** The time of a file's last commit (ISO 8601), or undefined without git history (decision 18). */
export function lastUpdated(file: string): string | undefined {
  commitTimes ??= readLog()
  return commitTimes.get(file)
}

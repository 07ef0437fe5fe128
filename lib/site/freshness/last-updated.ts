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

/** Says why pages have no dates, and what to do: not in a repository, as another user, shallow. */
export function withoutDates(reason: string): string {
  const [first, ...rest] = reason.split('\n').filter(Boolean)
  const cure = reason.includes('dubious ownership')
    ? `The folder belongs to another user; build as that user, or trust it: git config --global --add safe.directory "${process.cwd()}"`
    : 'To have it, build in a full clone: git clone, or git fetch --unshallow'
  return `Pages have no "last updated" date, which comes from git's history (${rest[0] ?? first}). ${cure}`
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
    console.warn(withoutDates(reason))
    return new Map()
  }
}

/** The time of a file's last commit (ISO 8601), or nothing without git history (decision 18). */
export function lastUpdated(file: string): string | undefined {
  commitTimes ??= readLog()
  return commitTimes.get(file)
}

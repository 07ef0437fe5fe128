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
    console.warn(
      `Pages carry no "last updated" date, which comes from git's history. To have it, work in a full clone (git clone, or git fetch --unshallow):\n${error instanceof Error ? error.message : error}`,
    )
    return new Map()
  }
}

/** The time of a file's last commit (ISO 8601), or undefined without git history (decision 18). */
export function lastUpdated(file: string): string | undefined {
  commitTimes ??= readLog()
  return commitTimes.get(file)
}

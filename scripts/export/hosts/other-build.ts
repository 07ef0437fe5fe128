import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a build leaves: the site, what belongs to its hosts, and its stamp. */
const made = ['out', 'deploy', join('.cache', 'build')]
const kept = join('.cache', 'kept-build')

/**
 * Lets a job build the site anew, with other settings, and puts the present build back afterwards.
 *
 * @throws what the job throws; the present build is back then, too
 */
export async function withOtherBuild(job: () => Promise<void>): Promise<void> {
  rmSync(kept, { recursive: true, force: true })
  for (const path of made) move(path, join(kept, path))
  try {
    await job()
  } finally {
    for (const path of made) {
      rmSync(path, { recursive: true, force: true })
      move(join(kept, path), path)
    }
  }
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The output of a build: the site, the files for its hosts, and its stamp. */
const made = ['out', 'deploy', join('.cache', 'build')]
const saved = join('.cache', 'kept-build')

/**
 * Runs a job that builds the site with other settings, and puts the present build back afterwards.
 *
 * @throws the errors of the job, with the present build back in place
 */
export async function withOtherBuild(job: () => Promise<void>): Promise<void> {
  rmSync(saved, { recursive: true, force: true })
  for (const path of made) move(path, join(saved, path))
  try {
    await job()
  } finally {
    for (const path of made) {
      rmSync(path, { recursive: true, force: true })
      move(join(saved, path), path)
    }
  }
}

function move(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

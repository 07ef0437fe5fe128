import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What the commands of a build leave for hosts. */
const finished = { site: 'out', deploy: 'deploy' } as const

/**
 * The folder in which a build works. Next writes the site there (next.config.mjs), so that hosts and
 * readers of `out/` have the earlier site until the new one is complete.
 */
const workshop = join('.cache', 'export')

/** The site and the files beside it, while they are made. */
export const inTheMaking = {
  site: join(workshop, 'site'),
  deploy: join(workshop, 'deploy'),
} as const

/**
 * Puts the finished site in place of the earlier one. Each folder is renamed, so that nobody reads
 * half of one.
 *
 * @param root the project's folder
 */
export function putInPlace(root = '.'): void {
  for (const part of ['deploy', 'site'] as const) {
    const target = join(root, finished[part])
    const earlier = join(root, workshop, `earlier-${part}`)
    rmSync(earlier, { recursive: true, force: true })
    mkdirSync(join(root, workshop), { recursive: true })
    if (existsSync(target)) renameSync(target, earlier)
    renameSync(join(root, inTheMaking[part]), target)
    rmSync(earlier, { recursive: true, force: true })
  }
}

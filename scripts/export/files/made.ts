import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder in which a build works: hosts and readers of `out/` have the earlier site until then. */
const workshop = join('.cache', 'export')

/** The site and the files beside it, while they are made. Next writes there (next.config.mjs). */
export const inTheMaking = {
  site: join(workshop, 'site'),
  deploy: join(workshop, 'deploy'),
} as const

/**
 * Puts the finished site in place of the earlier one. Each folder is renamed, so that nobody reads
 * half of one.
 *
 * @param root the project's folder
 * @throws when a place cannot be renamed, with the cure; the earlier site is back then
 */
export function putInPlace(root = '.'): void {
  const earlier = join(root, workshop, 'earlier')
  mkdirSync(join(root, workshop), { recursive: true })
  for (const [made, place] of [
    [inTheMaking.deploy, 'deploy'],
    [inTheMaking.site, 'out'],
  ] as const) {
    const target = join(root, place)
    rmSync(earlier, { recursive: true, force: true })
    try {
      if (existsSync(target)) renameSync(target, earlier)
      renameSync(join(root, made), target)
    } catch (error) {
      if (!existsSync(target) && existsSync(earlier))
        renameSync(earlier, target)
      throw new Error(
        `The finished ${made}/ could not take the place of ${place}/ (${error instanceof Error ? error.message : error}): both have to be plain folders on one disk.`,
      )
    }
    rmSync(earlier, { recursive: true, force: true })
  }
}

import { existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
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

const places =
  'out/, deploy/ and .cache/ have to be plain folders on one disk, because a site is finished in .cache/ and put in place at once, by renaming'

/**
 * Refuses places that a finished site could not be put to, or that are links: the folder behind a
 * link would stay as it was.
 *
 * @param root the project's folder
 * @throws with the place and the cure
 */
export function assertPlaces(root = '.'): void {
  const disk = lstatSync(root).dev
  for (const place of ['out', 'deploy', '.cache']) {
    const found = lstatSync(join(root, place), { throwIfNoEntry: false })
    if (found && (!found.isDirectory() || found.dev !== disk))
      throw new Error(
        `${place} is ${found.isDirectory() ? 'on another disk' : 'a link or a file'}: ${places}.\nRemove it or unmount it, and build. To serve the site from elsewhere, copy out/ there.`,
      )
  }
}

const parts = ['deploy', 'site'] as const

const placesOf = (root: string, part: (typeof parts)[number]) => ({
  target: join(root, finished[part]),
  earlier: join(root, workshop, `earlier-${part}`),
})

/**
 * Brings the earlier site back where a build was stopped after it had moved it aside, before the new
 * one took its place.
 *
 * @param root the project's folder
 */
export function bringBack(root = '.'): void {
  for (const part of parts) {
    const { target, earlier } = placesOf(root, part)
    if (!existsSync(target) && existsSync(earlier)) renameSync(earlier, target)
  }
}

/**
 * Puts the finished site in place of the earlier one. Each folder is renamed, so that nobody reads
 * half of one.
 *
 * @param root the project's folder
 * @throws when a place cannot be renamed, with the cure; the finished site stays where it was made
 */
export function putInPlace(root = '.'): void {
  for (const part of parts) {
    const { target, earlier } = placesOf(root, part)
    rmSync(earlier, { recursive: true, force: true })
    mkdirSync(join(root, workshop), { recursive: true })
    try {
      if (existsSync(target)) renameSync(target, earlier)
      renameSync(join(root, inTheMaking[part]), target)
    } catch (error) {
      bringBack(root)
      throw new Error(
        `The finished ${inTheMaking[part]}/ could not take the place of ${finished[part]}/ (${error instanceof Error ? error.message : error}): ${places}.`,
      )
    }
    rmSync(earlier, { recursive: true, force: true })
  }
}

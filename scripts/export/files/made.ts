import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of an unfinished build: `out/` has the earlier site until then. */
const workFolder = join('.cache', 'export')

/** The unfinished site and the files beside it. Next writes there (next.config.mjs). */
export const unfinished = {
  site: join(workFolder, 'site'),
  deploy: join(workFolder, 'deploy'),
} as const

/**
 * Replaces the earlier site by the finished one. Each folder is renamed, so that nobody reads half
 * of one.
 *
 * @param root the project's folder
 * @throws when a folder cannot be renamed, with the cure; the earlier site is then restored
 */
export function publishExport(root = '.'): void {
  const earlier = join(root, workFolder, 'earlier')
  mkdirSync(join(root, workFolder), { recursive: true })
  for (const [made, place] of [
    [unfinished.deploy, 'deploy'],
    [unfinished.site, 'out'],
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

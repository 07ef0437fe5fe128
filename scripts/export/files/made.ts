import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of an unfinished build: `out/` has the earlier site until then. */
const workFolder = join('.cache', 'export')

/** The unfinished site and the files beside it. Next writes there (next.config.mjs). */
export const unfinished = {
  site: join(workFolder, 'site'),
  deploy: join(workFolder, 'deploy'),
} as const

/**
 * Replaces the earlier site by the finished one.
 *
 * @param root the project's folder
 */
export function publishExport(root = '.'): void {
  for (const [made, place] of [
    [unfinished.deploy, 'deploy'],
    [unfinished.site, 'out'],
  ] as const) {
    rmSync(join(root, place), { recursive: true, force: true })
    renameSync(join(root, made), join(root, place))
  }
}

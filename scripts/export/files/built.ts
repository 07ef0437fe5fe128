import { existsSync } from 'node:fs'
import { type Folder, openFolder } from './folder'
import { inTheMaking } from './made'

/** Files that only a finished export has. */
const finishedBy = /(^|\/)assets\//

const cure = 'run `npm run build`, which writes and finishes it'

/**
 * Opens the output of `next build`, for the export to finish.
 *
 * @throws when there is no output, or when it is finished already
 */
export function openRawExport(root = inTheMaking.site as string): Folder {
  const folder = openBuilt(root)
  if (isFinished(folder))
    throw new Error(`${root}/ is finished already; ${cure}`)
  return folder
}

/**
 * Opens the finished site.
 *
 * @throws when there is none, or when only `next build` ran
 */
export function openExport(root = 'out'): Folder {
  const folder = openBuilt(root)
  if (!isFinished(folder))
    throw new Error(
      `${root}/ is not finished, perhaps because a build was interrupted; ${cure}`,
    )
  return folder
}

function openBuilt(root: string): Folder {
  if (!existsSync(root))
    throw new Error(`There is no built site in ${root}/; ${cure}`)
  return openFolder(root)
}

const isFinished = (folder: Folder) =>
  folder.files().some((file) => finishedBy.test(file))

import { existsSync } from 'node:fs'
import { type Folder, openFolder } from './folder'

/**
 * Opens the finished site.
 *
 * @throws when there is none
 */
export function openExport(root = 'out'): Folder {
  if (existsSync(root)) return openFolder(root)
  throw new Error(
    `There is no built site in ${root}/; run \`npm run build\`, which writes it`,
  )
}

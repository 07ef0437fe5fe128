import { existsSync } from 'node:fs'
import { type Folder, openFolder } from './folder'

/**
 * Opens the finished site.
 *
 * @throws when there is none
 */
export function openExport(): Folder {
  if (existsSync('out')) return openFolder('out')
  throw new Error(
    'There is no built site in out/; run `npm run build`, which writes it',
  )
}

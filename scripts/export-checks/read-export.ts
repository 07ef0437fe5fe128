import { existsSync } from 'node:fs'
import { basePath } from '@/lib/href'
import { site } from '@/site.config'
import { type Folder, openFolder } from '../export/folder'
import { type ExportedSite, readSite } from './exported-site'

/**
 * The folder of what the last build wrote.
 *
 * @throws when there is none
 */
export function openExport(): Folder {
  if (!existsSync('out'))
    throw new Error('There is no built site: run `npm run build` first.')
  return openFolder('out')
}

/**
 * Reads what the last build wrote.
 *
 * @throws when there is none
 */
export function readExport(): ExportedSite {
  return readSite(openExport(), { origin: site.origin, basePath })
}

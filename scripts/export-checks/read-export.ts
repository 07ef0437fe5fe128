import { existsSync } from 'node:fs'
import { basePath } from '@/lib/href'
import { site } from '@/site.config'
import { openFolder } from '../export/folder'
import { type ExportedSite, readSite } from './exported-site'

/**
 * Reads what the last build wrote.
 *
 * @throws when there is none
 */
export function readExport(): ExportedSite {
  if (!existsSync('out'))
    throw new Error('There is no built site: run `npm run build` first.')
  return readSite(openFolder('out'), { origin: site.origin, basePath })
}

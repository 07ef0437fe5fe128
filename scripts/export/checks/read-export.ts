import { basePath } from '@/lib/shared/href'
import { site } from '@/site.config'
import { openExport } from '../files/built'
import { type ExportedSite, readSite } from './exported-site'

/**
 * Reads the export of the last build.
 *
 * @throws when there is none, or it was not finished
 */
export function readExport(): ExportedSite {
  return readSite(openExport(), { origin: site.origin, basePath })
}

import { basePath } from '@/lib/shared/href'
import { site } from '@/site.config'
import { openExport } from '../files/built'
import { assertBuiltFor } from './built-for'
import { type ExportedSite, readSite } from './exported-site'

/**
 * Reads the export of the last build.
 *
 * @throws when there is none, it was not finished, or it was built with other settings
 */
export function readExport(): ExportedSite {
  const folder = openExport()
  const settings = { origin: site.origin, basePath }
  assertBuiltFor(folder, settings)
  return readSite(folder, settings)
}

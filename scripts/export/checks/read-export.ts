import { basePath } from '@/lib/links/href'
import { site } from '@/site.config'
import { openExport } from '../files/built'
import { type ExportedSite, readSite } from './exported-site'

/**
 * Reads the export of the last build.
 *
 * @throws when there is none, or it was built with other settings, so that every address seems wrong
 */
export function readExport(): ExportedSite {
  const { origin } = site
  const exported = readSite(openExport(), { origin, basePath })
  const home = exported.documents.get(`${basePath}/index.html`.slice(1))
  const address = home?.canonical?.replace(/\/$/, '')
  if (address === origin + basePath) return exported
  throw new Error(
    `out/ was built with other settings than ${origin}${basePath}: build it again, or set SITE_ORIGIN and SITE_BASE_PATH as they were`,
  )
}

import { basePath } from '@/lib/shared/href'
import { defaultLocale, locales, site } from '@/site.config'
import { writeHosts } from './write'

/** The folder for files that are installed on a host by hand. */
const deployFolder = 'deploy'

/** Writes the files that each host needs. This is the last step of a build. */
export function writeForHosts(out: string): void {
  writeHosts(out, deployFolder, {
    base: basePath,
    languages: locales.filter((locale) => locale !== defaultLocale),
    redirectsFor: site.redirectsFor,
  })
}

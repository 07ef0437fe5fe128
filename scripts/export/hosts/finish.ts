import { basePath } from '@/lib/shared/href'
import { defaultLocale, locales, site } from '@/site.config'
import { writeHosts } from './write'

/** Where the build puts what somebody installs on a host. */
const deployFolder = 'deploy'

/** The last step of a build: what each host has to know. */
export function writeForHosts(out: string): void {
  writeHosts(out, deployFolder, {
    base: basePath,
    languages: locales.filter((locale) => locale !== defaultLocale),
    redirectsFor: site.redirectsFor,
  })
}

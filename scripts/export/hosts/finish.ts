import { basePath } from '@/lib/shared/href'
import { defaultLocale, locales, site } from '@/site.config'
import { writeHosts } from './write'

interface Folders {
  readonly site: string
  /** The folder for files that are installed on a host by hand. */
  readonly deploy: string
}

/** Writes the files that each host needs. */
export function writeForHosts({ site: out, deploy }: Folders): void {
  writeHosts(out, deploy, {
    base: basePath,
    languages: locales.filter((locale) => locale !== defaultLocale),
    redirectsFor: site.redirectsFor,
  })
}

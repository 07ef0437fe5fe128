import { readFileSync } from 'node:fs'
import { basePath } from '@/lib/href'
import { defaultLocale, locales, site } from '@/site.config'
import { openFolder } from '../export/folder'
import { addIntegrity } from '../export/integrity'
import { writeHosts } from './write'

/** Where the build puts what somebody installs on a host. */
const deployFolder = 'deploy'

/** The last step of a build: digests in the documents, and what each host has to know. After it no file of `out` may change. */
export function finishForHosts(out: string): void {
  addIntegrity(openFolder(out), basePath)
  writeHosts(out, deployFolder, {
    base: basePath,
    languages: locales.filter((locale) => locale !== defaultLocale),
    redirectsFor: site.redirectsFor,
    branch: site.branch,
    node: readFileSync('.nvmrc', 'utf8').trim(),
  })
}

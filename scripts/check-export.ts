import { basePath } from '@/lib/links/href'
import { readPublished } from '@/lib/links/published'
import { site } from '@/site.config'
import { addressProblems } from './export/checks/addresses'
import { type ExportedSite, readSite } from './export/checks/exported-site'
import { headProblems } from './export/checks/head'
import { linkProblems } from './export/checks/links'
import { pageLoadProblems } from './export/checks/page-load'
import { policyProblems } from './export/checks/policy'
import { openExport } from './export/files/built'
import { exportOptions } from './export/options'
import { runCommand } from './process/command'

/** Checks the export: links, addresses, policies, heads, and what pages load. */
await runCommand(() => {
  const exported = readExport()
  const addresses = readPublished().filter((line) => !line.includes('#'))
  const { extras } = exportOptions(site)
  const problems = [
    ...linkProblems(exported, extras.scripts),
    ...addressProblems(exported, addresses),
    ...policyProblems(exported, extras),
    ...headProblems(exported),
    ...pageLoadProblems(exported),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`${exported.documents.size} documents, no problems`)
})

/**
 * Reads the export of the last build.
 *
 * @throws when there is none, or it was built with other settings, so that every address seems wrong
 */
function readExport(): ExportedSite {
  const { origin } = site
  const exported = readSite(openExport(), { origin, basePath })
  const home = exported.documents.get(`${basePath}/index.html`.slice(1))
  const address = home?.canonical?.replace(/\/$/, '')
  if (address === origin + basePath) return exported
  throw new Error(
    `out/ was built with other settings than ${origin}${basePath}: build it again, or set SITE_ORIGIN and SITE_BASE_PATH as they were`,
  )
}

import { readPublished } from '@/lib/links/published'
import { site } from '@/site.config'
import { addressProblems } from './export/checks/addresses'
import { headProblems } from './export/checks/head'
import { linkProblems } from './export/checks/links'
import { pageLoadProblems } from './export/checks/page-load'
import { policyProblems } from './export/checks/policy'
import { readExport } from './export/checks/read-export'
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

import { publishable, readPublished } from '@/lib/site/links/published'
import { locales, site } from '@/site.config'
import { exportProblems } from './export/checks/export-problems'
import { readOfflineLists } from './export/checks/offline'
import { readExport } from './export/checks/read-export'
import { exportOptions } from './export/options'
import { runCommand } from './process/command'

/**
 * Checks the export: links, policies, orphans, Markdown copies, published addresses, what pages load,
 * offline lists, and the program runner.
 */
await runCommand(() => {
  const exported = readExport()
  const lists = readOfflineLists(exported, locales)
  const problems = exportProblems(exported, {
    extras: exportOptions(site).extras,
    published: readPublished(),
    today: publishable(),
    lists,
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`${exported.documents.size} documents, no problems`)
})

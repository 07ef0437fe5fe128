import { readFileSync } from 'node:fs'
import { locales, site } from '@/site.config'
import { exportProblems } from './export/checks/export-problems'
import { readOfflineLists } from './export/checks/offline'
import { publishedFile, readPublished } from './export/checks/published'
import { readExport } from './export/checks/read-export'
import { exportOptions } from './export/options'
import { runCommand } from './process/command'

/**
 * Checks the export: links, policies, heads, orphans, Markdown copies, published addresses, what pages load,
 * offline lists, and the program runner.
 */
await runCommand(() => {
  const exported = readExport()
  const lists = readOfflineLists(exported, locales)
  const problems = exportProblems(exported, {
    extras: exportOptions(site).extras,
    published: readPublished(readFileSync(publishedFile, 'utf8')),
    lists,
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`${exported.documents.size} documents, no problems`)
})

import { readFileSync } from 'node:fs'
import { locales, site } from '@/site.config'
import { exportProblems } from './export/checks/export-problems'
import { offlineLine, readOfflineLists } from './export/checks/offline'
import { publishedFile, readPublished } from './export/checks/published'
import { readExport } from './export/checks/read-export'
import { readRun, runLine } from './export/checks/run'
import {
  editorBudget,
  islandBudget,
  kilobytesOf,
  roomLines,
  weighingLines,
  weighTemplates,
} from './export/checks/weight/budgets'
import { sumOf, weighLater, weighPages } from './export/checks/weight/weigh'
import { exportOptions } from './export/options'
import { runCommand } from './process/command'

/**
 * Checks the export: links, policies, orphans, Markdown copies, published addresses, weights, and
 * the program runner.
 */
await runCommand(() => {
  const exported = readExport()
  const weighings = weighTemplates(weighPages(exported, locales))
  const later = weighLater(exported)
  const lists = readOfflineLists(exported, locales)
  const run = readRun(exported)
  const problems = exportProblems(exported, {
    extras: exportOptions(site).extras,
    published: readPublished(readFileSync(publishedFile, 'utf8')),
    weighings,
    later,
    lists,
    run,
  })
  for (const line of weighingLines(weighings)) console.log(line)
  console.log(
    `islands: ${kilobytesOf(sumOf(later.islands))}/${islandBudget} kB, editor: ${kilobytesOf(sumOf(later.editor))}/${editorBudget} kB`,
  )
  for (const line of roomLines(weighings)) console.log(line)
  console.log(offlineLine(lists))
  if (run) console.log(runLine(run))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`${exported.documents.size} documents, no problems`)
})

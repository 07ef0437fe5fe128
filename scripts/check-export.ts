import { readFileSync } from 'node:fs'
import { locales, site } from '@/site.config'
import { linkProblems } from './export/checks/links'
import {
  offlineLine,
  offlineProblems,
  readOfflineLists,
} from './export/checks/offline'
import { policyProblems } from './export/checks/policy'
import {
  publishedFile,
  publishedProblems,
  readPublished,
} from './export/checks/published'
import { orphanProblems } from './export/checks/reachable'
import { readExport } from './export/checks/read-export'
import { readRun, runLine, runProblems } from './export/checks/run'
import { twinProblems } from './export/checks/twins'
import {
  budgetProblems,
  editorBudget,
  islandBudget,
  roomLines,
  weighingLines,
  weighTemplates,
} from './export/checks/weight/budgets'
import { weighLater, weighPages } from './export/checks/weight/weigh'
import { exportOptions } from './export/options'
import { runCommand } from './process/command'

/**
 * Checks the export: links, policies, orphans, Markdown copies, published addresses, weights, and
 * what runs recipes.
 */
await runCommand(() => {
  const exported = readExport()
  const weighings = weighTemplates(weighPages(exported, locales))
  const later = weighLater(exported)
  const lists = readOfflineLists(exported, locales)
  const run = readRun(exported)
  const problems = [
    ...linkProblems(exported),
    ...policyProblems(exported, exportOptions(site).extras),
    ...orphanProblems(exported),
    ...twinProblems(exported),
    ...publishedProblems(
      exported,
      readPublished(readFileSync(publishedFile, 'utf8')),
    ),
    ...budgetProblems(weighings, later),
    ...offlineProblems(exported, lists),
    ...runProblems(exported, run),
  ]
  for (const line of weighingLines(weighings)) console.log(line)
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  console.log(
    `islands: ${kilobytes(later.islands)}/${islandBudget} kB, editor: ${kilobytes(later.editor)}/${editorBudget} kB`,
  )
  for (const line of roomLines(weighings)) console.log(line)
  console.log(offlineLine(lists))
  if (run) console.log(runLine(run))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  console.log(`${exported.documents.size} documents, no problem`)
})

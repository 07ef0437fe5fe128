import type { OfflineList } from '@/lib/shared/offline/contract'
import type { PolicyExtras } from '../steps/policy'
import type { ExportedSite } from './exported-site'
import { linkProblems } from './links'
import { offlineProblems } from './offline'
import { policyProblems } from './policy'
import { publishedProblems } from './published'
import { orphanProblems } from './reachable'
import { type ExportedRun, runProblems } from './run'
import { twinProblems } from './twins'
import { budgetProblems, type Weighing } from './weight/budgets'
import type { LaterWeight } from './weight/weigh'

/** What the checks need to know beside the export. */
interface Known {
  readonly extras: PolicyExtras | undefined
  readonly published: readonly string[]
  readonly weighings: readonly Weighing[]
  readonly later: LaterWeight
  readonly lists: readonly OfflineList[]
  readonly run: ExportedRun | undefined
}

/** The problems that all checks find in an export. */
export function exportProblems(
  exported: ExportedSite,
  { extras, published, weighings, later, lists, run }: Known,
): readonly string[] {
  return [
    ...linkProblems(exported),
    ...policyProblems(exported, extras),
    ...orphanProblems(exported),
    ...twinProblems(exported),
    ...publishedProblems(exported, published),
    ...budgetProblems(weighings, later),
    ...offlineProblems(exported, lists),
    ...runProblems(exported, run),
  ]
}

import type { OfflineList } from '@/lib/shared/offline/contract'
import type { PolicyExtras } from '../steps/policy'
import { pageLoadProblems } from '../weight/page-load'
import type { ExportedSite } from './exported-site'
import { linkProblems } from './links'
import { offlineProblems } from './offline'
import { policyProblems } from './policy'
import { publishedProblems } from './published'
import { orphanProblems } from './reachable'
import { runProblems } from './run'
import { twinProblems } from './twins'

/** What the checks need to know beside the export. */
interface Known {
  readonly extras: PolicyExtras | undefined
  /** The lines of the list of what was ever published, and what the book publishes now. */
  readonly published: readonly string[]
  readonly today: readonly string[]
  readonly lists: readonly OfflineList[]
}

/** The problems that all checks find in an export. */
export function exportProblems(
  exported: ExportedSite,
  { extras, published, today, lists }: Known,
): readonly string[] {
  return [
    ...linkProblems(exported),
    ...policyProblems(exported, extras),
    ...orphanProblems(exported),
    ...twinProblems(exported),
    ...publishedProblems(exported, published, today),
    ...pageLoadProblems(exported),
    ...offlineProblems(exported, lists),
    ...runProblems(exported),
  ]
}

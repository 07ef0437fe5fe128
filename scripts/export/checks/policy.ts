import { frameFile } from '@/components/run/program/contract'
import { contentPolicy, hashOf, type PolicyExtras } from '../document/policy'
import { framePolicy } from '../run/frame'
import type { ExportedSite } from './exported-site'
import type { Summary } from './summary'

/**
 * Checks that every document has exactly the policy for its inline scripts, and nothing that this
 * policy would block. Copies of a document are checked once.
 */
export function policyProblems(
  { documents }: ExportedSite,
  extras: PolicyExtras = {},
): string[] {
  const seen = new Set<Summary>()
  return [...documents].flatMap(([file, summary]) => {
    if (seen.has(summary)) return []
    seen.add(summary)
    return problemsOf(file, summary, extras).map(
      (problem) => `${file}:${problem}`,
    )
  })
}

function problemsOf(
  file: string,
  { blocked, inlineScripts, policies }: Summary,
  extras: PolicyExtras,
): readonly string[] {
  const scripts = inlineScripts.map(({ text }) => text)
  const isFrame = file.split('/').at(-1) === frameFile
  const allowed = isFrame
    ? [framePolicy(scripts)]
    : [
        contentPolicy(scripts, extras, "'self'"),
        // A missing page shows no recipe, and a redirect needs no service.
        contentPolicy(scripts, extras),
        contentPolicy(scripts),
      ]
  const [policy = '', ...more] = policies
  if (more.length === 0 && allowed.includes(policy)) return blocked
  const unnamed = inlineScripts
    .filter(({ text }) => !policy.includes(hashOf(text)))
    .map(
      ({ line, text }) =>
        `${line}: the policy does not name this inline script (${hashOf(text)}), so it does not run: no file may change after scripts/export/document/policy.ts has read it`,
    )
  const another = ` has ${policies.length} policies, and not the one for its scripts and the settings: let ${isFrame ? 'scripts/export/run/frame.ts' : 'scripts/export/document/policy.ts'} write it, and nothing change it`
  return [...blocked, ...(unnamed.length > 0 ? unnamed : [another])]
}

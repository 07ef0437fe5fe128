import { frameFile } from '@/lib/shared/run/contract'
import { framePolicy } from '../run/frame'
import { hashOf, type PolicyExtras, trustedTypes } from '../steps/policy'
import type { ExportedSite } from './exported-site'
import type { Summary } from './summary'

const cure =
  'no file may change after scripts/export/steps/policy.ts has read it'

/**
 * Checks the policy of every document: its inline scripts are named, no hash stands for a missing
 * script, only configured origins are allowed, no keyword is unsafe, and strings become markup or
 * scripts by the rules of the client alone.
 */
export function policyProblems(
  { documents }: ExportedSite,
  extras: PolicyExtras = {},
): string[] {
  const known = new Map<Summary, readonly string[]>()
  return [...documents].flatMap(([file, summary]) => {
    const problems =
      known.get(summary) ??
      (isFrame(file) ? frameProblems(summary) : problemsOf(summary, extras))
    known.set(summary, problems)
    return problems.map((problem) => `${file}${problem}`)
  })
}

/** True for the document of the frame that recipes run in. It is no page. */
const isFrame = (file: string) => file.split('/').at(-1) === frameFile

/** The frame has a policy of its own, to the letter: workers with foreign code take it over. */
function frameProblems({ inlineScripts, policies }: Summary): string[] {
  const needed = framePolicy(inlineScripts.map(({ text }) => text))
  if (policies.length === 1 && policies[0] === needed) return []
  return [
    `: its policy is not that of scripts/export/run/frame.ts: let framePolicy write it`,
  ]
}

function problemsOf(
  { policies, inlineScripts }: Summary,
  extras: PolicyExtras,
): string[] {
  const [policy, ...more] = policies
  if (policy === undefined || more.length > 0)
    return [
      `: has ${policies.length} policies instead of one: let the policy step (scripts/export/steps/policy.ts) write it`,
    ]
  const sources = sourcesOf(policy)
  const named = new Set(
    [...sources.values()].flat().filter((each) => /^'sha\d+-/.test(each)),
  )
  const hashes = new Map(
    inlineScripts.map(({ text, line }) => [hashOf(text), line]),
  )
  return [
    ...[...hashes]
      .filter(([hash]) => !named.has(hash))
      .map(
        ([hash, line]) =>
          `:${line}: the policy does not name this inline script (${hash}), so it does not run: ${cure}`,
      ),
    ...[...named]
      .filter((hash) => !hashes.has(hash))
      .map(
        (hash) =>
          `: the policy names ${hash}, which no inline script of the document has: ${cure}`,
      ),
    ...openings(sources, extras),
  ]
}

/** The sources that a policy allows beside the site itself and the named scripts. */
function openings(
  sources: ReadonlyMap<string, readonly string[]>,
  extras: PolicyExtras,
): string[] {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    'script-src': extras.scripts ?? [],
    'style-src': extras.styles ?? [],
    'img-src': ['data:', ...(extras.images ?? [])],
    'connect-src': extras.connections ?? [],
  }
  const wanted = [
    "default-src 'none'",
    "base-uri 'none'",
    ...(extras.scripts?.length ? [] : trustedTypes.map(joined)),
  ]
  const missing = wanted.filter((needed) => {
    const [name = '', value = ''] = needed.split(' ')
    return sources.get(name)?.join(' ') !== value
  })
  const open = [...sources].flatMap(([name, values]) =>
    values
      .filter(
        (value) =>
          !wanted.includes(joined([name, value])) &&
          !["'self'", "'none'"].includes(value) &&
          !(name === 'script-src' && /^'sha\d+-/.test(value)) &&
          !allowed[name]?.includes(value),
      )
      .map((value) => `${name} ${value}`),
  )
  return [
    ...missing.map(
      (needed) =>
        `: the policy lacks ${needed}: add it in scripts/export/steps/policy.ts`,
    ),
    ...open.map(
      (opening) =>
        `: the policy has ${opening}, which no setting needs: remove it from scripts/export/steps/policy.ts`,
    ),
  ]
}

const joined = (directive: readonly string[]) => directive.join(' ')

function sourcesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
}

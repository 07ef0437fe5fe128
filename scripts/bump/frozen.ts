import type { Bump, Options, Skipped } from './bump'

const docSearch =
  'the search screens rest on its inner structure (docs/decisions.md, decision 24)'

/** Pinned packages that stay at their version, with the reason. Naming one bumps it anyway. */
export const frozen: Readonly<Record<string, string>> = {
  '@docsearch/core': docSearch,
  '@docsearch/css': docSearch,
  '@docsearch/react': docSearch,
  '@types/node':
    'it has the major of the oldest Node in `engines`; update both by hand',
  litesvm:
    'samples/vm builds the same machine; update both by hand (samples/vm/README.md)',
  'solana-sysvar':
    'from 4.1.0 on, a processor that runs natively cannot read a sysvar',
}

/** True for a package that this run bumps. */
export function isSelected(name: string, { names }: Options): boolean {
  return names.length === 0 ? !(name in frozen) : names.includes(name)
}

/** The frozen packages among the pinned ones, for the summary. */
export function frozenAmong(
  pinned: readonly string[],
  options: Options,
): readonly Skipped[] {
  return pinned.flatMap((name) => {
    const isFrozen = options.names.length === 0 && name in frozen
    return isFrozen ? { name, reason: reasonOf(name) } : []
  })
}

/** The frozen packages that a call named and that did not move, for the summary. */
export function frozenAmongNamed(
  { names }: Pick<Options, 'names'>,
  bumps: readonly Bump[],
): readonly Skipped[] {
  return names
    .filter((name) => !bumps.some((bump) => bump.name === name))
    .filter((name) => name in frozen)
    .map((name) => ({ name, reason: reasonOf(name) }))
}

const reasonOf = (name: string) =>
  `not updated on purpose (scripts/bump/frozen.ts): ${frozen[name]}`

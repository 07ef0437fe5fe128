import type { Bump, Options, Skipped } from './bump'

/** Pinned packages that stay at their version, with the reason. Naming one bumps it anyway. */
export const frozen: Readonly<Record<string, string>> = {
  '@docsearch/core': 'decision 24 sets its version',
  '@docsearch/css': 'decision 24 sets its version',
  '@docsearch/react': 'decision 24 sets its version',
  '@solana-program/memo':
    'from 0.15.0 on it calls another memo program, Memo4c2p…, which the local node does not have',
  '@types/node':
    'its major is that of the oldest Node in `engines`, and moves with it by hand',
  litesvm: 'samples/vm builds the same machine, and moves with it by hand',
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
    const reason = frozen[name]
    const isFrozen = options.names.length === 0 && reason !== undefined
    return isFrozen ? { name, reason: `frozen: ${reason}` } : []
  })
}

/** The frozen packages that a call named and that did not move, for the summary. */
export function frozenAmongNamed(
  { names }: Pick<Options, 'names'>,
  bumps: readonly Bump[],
): readonly Skipped[] {
  return names
    .filter((name) => !bumps.some((bump) => bump.name === name))
    .flatMap((name) => {
      const reason = frozen[name]
      return reason === undefined ? [] : { name, reason: `frozen: ${reason}` }
    })
}

import type { Left, Options } from './bump'

/** Pinned packages that stay as they are, and why. What is named in a command is bumped all the same. */
export const held: Readonly<Record<string, string>> = {
  '@docsearch/core': 'decision 24 sets its version',
  '@docsearch/css': 'decision 24 sets its version',
  '@docsearch/react': 'decision 24 sets its version',
  '@solana-program/memo':
    'from 0.15.0 on it calls another memo program, Memo4c2p…, which the local node does not have',
  'npm-check-updates': 'newer majors need a newer Node than package.json asks',
  'solana-sysvar':
    'from 4.1.0 on, a processor that runs natively cannot read a sysvar',
}

/** Whether a run is to look at a package at all. */
export function isAsked(name: string, { names }: Options): boolean {
  return names.length === 0 ? !(name in held) : names.includes(name)
}

/** The held ones among pinned packages, for the summary. */
export function heldAmong(
  pinned: readonly string[],
  options: Options,
): readonly Left[] {
  return pinned.flatMap((name) => {
    const reason = held[name]
    const isHeld = options.names.length === 0 && reason !== undefined
    return isHeld ? { name, reason: `held: ${reason}` } : []
  })
}

/** A difference that is intended, or harmless. */
interface KnownDifference {
  /** The method. */
  readonly call: RegExp
  /** The path in its result. */
  readonly path: RegExp
  readonly reason: string
}

const knownDifferences: readonly KnownDifference[] = [
  {
    call: /^airdrop$/,
    path: /\.(signature|toString)$/,
    reason:
      'Each VM pays airdrops from a random key, which signs the transaction.',
  },
]

/** The reason why the VMs may differ there; undefined where they may not. */
export const reasonFor = (call: string, path: string): string | undefined =>
  knownDifferences.find((it) => it.call.test(call) && it.path.test(path))
    ?.reason

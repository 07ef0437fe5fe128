/** A difference that is meant to be, or does no harm. */
interface KnownDifference {
  /** The call of the machine. */
  readonly call: RegExp
  /** Where in its answer. */
  readonly path: RegExp
  readonly reason: string
}

const knownDifferences: readonly KnownDifference[] = [
  {
    call: /^airdrop$/,
    path: /\.(signature|toString)$/,
    reason:
      'Each machine pays airdrops from a random key, which signs the transaction.',
  },
]

/** The reason why the machines may differ there; undefined where they must not. */
export const reasonFor = (call: string, path: string): string | undefined =>
  knownDifferences.find((it) => it.call.test(call) && it.path.test(path))
    ?.reason

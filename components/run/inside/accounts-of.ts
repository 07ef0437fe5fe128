import type {
  RanAccount,
  RanTransaction,
} from '@/packages/program-runner/src/protocol/events'

/** An account that a run touched, before its first transaction and after its last. */
export interface TouchedAccount {
  readonly address: string
  readonly before?: RanAccount
  readonly after?: RanAccount
}

/**
 * The accounts of all executed transactions, each once: those that changed first, then those that
 * were only read.
 */
export function accountsOf(
  transactions: readonly RanTransaction[],
): readonly TouchedAccount[] {
  const touched = new Map<string, TouchedAccount>()
  const executed = transactions.filter(({ simulated }) => !simulated)
  for (const { accounts } of executed)
    for (const { address, before, after } of accounts) {
      const known = touched.get(address)
      touched.set(address, {
        address,
        before: known ? known.before : before,
        after,
      })
    }
  const all = [...touched.values()]
  return [
    ...all.filter(hasChanged),
    ...all.filter((account) => !hasChanged(account)),
  ]
}

const hasChanged = ({ before, after }: TouchedAccount) =>
  JSON.stringify(before) !== JSON.stringify(after)

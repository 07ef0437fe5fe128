import type { RanTransaction } from '../chain/ledger'
import { encodeReturnData } from '../encoding/transaction-meta'

/** A simulation as the RPC reports it, also inside a preflight failure. */
export function simulationResult(ran: RanTransaction) {
  const { execution, before, after } = ran
  // A fee is due as soon as the accounts were loaded.
  const isLoaded = execution.fee > 0n
  const balances = {
    postBalances: after.lamports,
    postTokenBalances: after.tokens,
    preBalances: before.lamports,
    preTokenBalances: before.tokens,
  }
  return {
    accounts: null,
    err: execution.failure?.err ?? null,
    fee: isLoaded ? execution.fee : null,
    innerInstructions: null,
    loadedAccountsDataSize: isLoaded ? ran.loadedAccountsDataSize : 0,
    loadedAddresses: ran.loaded,
    logs: execution.logs,
    ...(execution.failure?.err === 'SignatureFailure'
      ? withoutBalances
      : balances),
    replacementBlockhash: null,
    returnData: encodeReturnData(execution),
    unitsConsumed: execution.unitsConsumed,
  }
}

/** With a wrong signature, and in a preflight, a node does not report balances. */
export const withoutBalances = {
  postBalances: null,
  postTokenBalances: null,
  preBalances: null,
  preTokenBalances: null,
}

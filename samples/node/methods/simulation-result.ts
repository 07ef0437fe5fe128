import type { RanTransaction } from '../chain/ledger'
import { encodeReturnData } from '../encoding/transaction-meta'

/** A simulation as the RPC reports it, also inside a preflight failure. */
export function simulationResult(ran: RanTransaction) {
  const { execution, before, after } = ran
  return {
    accounts: null,
    err: execution.failure?.err ?? null,
    fee: execution.fee,
    innerInstructions: null,
    loadedAccountsDataSize: ran.loadedAccountsDataSize,
    loadedAddresses: ran.loaded,
    logs: execution.logs,
    postBalances: after.lamports,
    postTokenBalances: after.tokens,
    preBalances: before.lamports,
    preTokenBalances: before.tokens,
    replacementBlockhash: null,
    returnData: encodeReturnData(execution),
    unitsConsumed: execution.unitsConsumed,
  }
}

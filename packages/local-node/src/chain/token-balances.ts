import type { MaybeEncodedAccount } from '@solana/kit'
import type { GetAccount } from './get-account'
import { mintDecimals, readToken, uiTokenAmount } from './token-state'

/** The balances of the token accounts among these, as transactions list them. */
export function tokenBalances(
  accounts: readonly MaybeEncodedAccount[],
  getAccount: GetAccount,
) {
  return accounts.flatMap((account, accountIndex) => {
    const token = account.exists ? readToken(account) : null
    if (!account.exists || !token) return []
    const decimals = mintDecimals(token.mint, getAccount)
    return {
      accountIndex,
      mint: token.mint,
      owner: token.owner,
      programId: account.programAddress,
      uiTokenAmount: uiTokenAmount(token.amount, decimals),
    }
  })
}

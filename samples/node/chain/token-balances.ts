import type { Address, MaybeEncodedAccount } from '@solana/kit'
import { readMint, readToken, uiTokenAmount } from './token-state'

/** The balances of the token accounts among these, as transactions list them. */
export function tokenBalances(
  accounts: readonly MaybeEncodedAccount[],
  getAccount: (address: Address) => MaybeEncodedAccount,
) {
  return accounts.flatMap((account, accountIndex) => {
    const token = account.exists ? readToken(account) : null
    if (!account.exists || !token) return []
    const mint = getAccount(token.mint)
    const decimals = mint.exists ? (readMint(mint)?.decimals ?? 0) : 0
    return {
      accountIndex,
      mint: token.mint,
      owner: token.owner,
      programId: account.programAddress,
      uiTokenAmount: uiTokenAmount(token.amount, decimals),
    }
  })
}

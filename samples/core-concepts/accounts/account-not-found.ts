import {
  assertAccountExists,
  createSolanaRpc,
  fetchEncodedAccount,
  generateKeyPairSigner,
  isSolanaError,
  SOLANA_ERROR__ACCOUNTS__ACCOUNT_NOT_FOUND,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const { address } = await generateKeyPairSigner()
const account = await fetchEncodedAccount(rpc, address)
console.log(`The account exists: ${account.exists}`)

const { value: balance } = await rpc.getBalance(address).send()
console.log(`Its balance:        ${balance} lamports`)

try {
  assertAccountExists(account)
} catch (error) {
  if (!isSolanaError(error, SOLANA_ERROR__ACCOUNTS__ACCOUNT_NOT_FOUND))
    throw error
  console.log(error.message)
}
// #endregion

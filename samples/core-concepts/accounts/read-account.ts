import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  fetchEncodedAccount,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

// A new wallet. The airdrop creates its account.
const wallet = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// #region preview
const account = await fetchEncodedAccount(rpc, wallet.address)

if (account.exists) {
  console.log(`Address:    ${account.address}`)
  console.log(`Lamports:   ${account.lamports}`)
  console.log(`Owner:      ${account.programAddress}`)
  console.log(`Executable: ${account.executable}`)
  console.log(`Data size:  ${account.space} bytes`)
} else {
  console.log(`There is no account at ${account.address}`)
}
// #endregion

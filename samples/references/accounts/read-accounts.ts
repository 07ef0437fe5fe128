import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const wallet = await generateKeyPairSigner()
const nobody = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// #region preview
const addresses = [wallet.address, nobody.address, TOKEN_PROGRAM_ADDRESS]
const accounts = await fetchEncodedAccounts(rpc, addresses)

for (const account of accounts) {
  if (account.exists)
    console.log(account.address, 'holds', account.lamports, 'lamports')
  else console.log(account.address, 'has no account')
}
// #endregion

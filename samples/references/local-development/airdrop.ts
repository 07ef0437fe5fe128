import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const wallet = await generateKeyPairSigner()

// #region preview
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

// Returns when the SOL is there.
const signature = await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

const { value: balance } = await rpc.getBalance(wallet.address).send()
console.log(`Signature: ${signature}`)
console.log(`Balance:   ${balance} lamports`)
// #endregion

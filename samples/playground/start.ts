import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'

// The chain runs at these addresses, fresh for each run.
const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

// A new wallet, with 1 SOL to pay fees.
const payer = await generateKeyPairSigner()
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

// Your program goes here.
const { value: balance } = await rpc.getBalance(payer.address).send()
console.log(`Wallet:  ${payer.address}`)
console.log(`Balance: ${balance} lamports`)

import {
  airdropFactory,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
  type Base64EncodedWireTransaction,
} from '@solana/kit'
import { createKeyPairFile, startService } from './test-service'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const payer = await createKeyPairSignerFromBytes(await createKeyPairFile())
const recipient = await generateKeyPairSigner()
const tipAccount = await generateKeyPairSigner()
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
for (const recipientAddress of [payer.address, tipAccount.address])
  await airdrop({
    commitment: 'confirmed',
    lamports: lamports(1_000_000_000n),
    recipientAddress,
  })

// Stands in for the block engine: sends in order, one after the other.
async function sendBundle(params: unknown) {
  const [bundle] = params as [Base64EncodedWireTransaction[]]
  for (const wire of bundle)
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  return 'bundle-1'
}
const engine = await startService(
  { getTipAccounts: () => [tipAccount.address], sendBundle },
  [{ landed_tips_50th_percentile: 0.00001 }],
)
process.env.JITO_FLOORS = engine
process.argv.splice(
  2,
  Infinity,
  'http://127.0.0.1:8899',
  engine,
  process.env.KEYPAIR ?? '',
  recipient.address,
)
await import('./send-bundle')

const { value: balance } = await rpc.getBalance(recipient.address).send()
const { value: tip } = await rpc.getBalance(tipAccount.address).send()
console.log('The recipient received', balance, 'lamports')
console.log('The tip account received', tip - 1_000_000_000n, 'lamports')

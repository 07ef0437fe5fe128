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
const stop = new AbortController()
const tooLate = AbortSignal.timeout(30_000)
tooLate.addEventListener('abort', () => stop.abort())
const notifications = await rpcSubscriptions
  .logsNotifications(
    { mentions: [wallet.address] },
    { commitment: 'confirmed' },
  )
  .subscribe({ abortSignal: stop.signal })
// #endregion

// Something to see.
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const paid = airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// #region preview

for await (const { value } of notifications) {
  console.log(`Transaction: ${value.signature}`)
  console.log(`Failed:      ${value.err !== null}`)
  for (const line of value.logs ?? []) console.log(line)
  stop.abort()
}
if (tooLate.aborted) throw new Error('Nothing in 30 seconds')
// #endregion
await paid

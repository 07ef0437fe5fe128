import {
  airdropFactory,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  lamports,
} from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })

const wallet = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: wallet.address,
})

// #region preview
const stop = new AbortController()
const tooLate = AbortSignal.timeout(30_000)
tooLate.addEventListener('abort', () => stop.abort())
const notifications = await rpcSubscriptions
  .accountNotifications(wallet.address, {
    commitment: 'confirmed',
    encoding: 'base64',
  })
  .subscribe({ abortSignal: stop.signal })
// #endregion

// Something that changes the account.
const paid = airdrop({
  commitment: 'confirmed',
  lamports: lamports(500_000_000n),
  recipientAddress: wallet.address,
})

// #region preview

for await (const { value } of notifications) {
  console.log('The account now holds', value.lamports, 'lamports')
  stop.abort()
}
if (tooLate.aborted) throw new Error('Nothing in 30 seconds')
// #endregion
await paid

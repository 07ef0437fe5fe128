import {
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  devnet,
  mainnet,
  testnet,
} from '@solana/kit'

// #region preview
const clusters = {
  local: { http: 'http://127.0.0.1:8899', ws: 'ws://127.0.0.1:8900' },
  devnet: {
    http: devnet('https://api.devnet.solana.com'),
    ws: devnet('wss://api.devnet.solana.com'),
  },
  testnet: {
    http: testnet('https://api.testnet.solana.com'),
    ws: testnet('wss://api.testnet.solana.com'),
  },
  mainnet: {
    http: mainnet('https://api.mainnet.solana.com'),
    ws: mainnet('wss://api.mainnet.solana.com'),
  },
}

const { http, ws } = clusters.local
const rpc = createSolanaRpc(http)
const rpcSubscriptions = createSolanaRpcSubscriptions(ws)
// #endregion

const stop = new AbortController()
const tooLate = AbortSignal.timeout(30_000)
tooLate.addEventListener('abort', () => stop.abort())
const slots = await rpcSubscriptions
  .slotNotifications()
  .subscribe({ abortSignal: stop.signal })

const { 'solana-core': version } = await rpc.getVersion().send()
console.log(`HTTP works: the node has version ${version}`)

for await (const { slot } of slots) {
  if (slot > 0n) console.log('WebSocket works: the slots arrive')
  stop.abort()
}
if (tooLate.aborted) throw new Error('Nothing in 30 seconds')

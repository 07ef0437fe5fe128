import { createSolanaRpc } from '@solana/kit'

const rpc = createSolanaRpc('http://127.0.0.1:8899')

// #region preview
const clusters = new Map<string, string>([
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', 'mainnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'devnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY', 'testnet'],
])

const genesisHash = await rpc.getGenesisHash().send()
const cluster = clusters.get(genesisHash) ?? 'a local node'

if (cluster === 'mainnet') throw new Error('Not here: tests spend SOL.')
console.log(`This is ${cluster}`)
// #endregion

import { createSolanaRpc } from '@solana/kit'

// #region preview
const rpc = createSolanaRpc('http://127.0.0.1:8899')

const version = await rpc.getVersion().send()
const genesisHash = await rpc.getGenesisHash().send()
const slot = await rpc.getSlot().send()

console.log(`Node version: ${version['solana-core']}`)
console.log(`Genesis hash: ${genesisHash}`)
console.log(`Slot:         ${slot}`)
// #endregion

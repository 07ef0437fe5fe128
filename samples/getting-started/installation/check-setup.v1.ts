import { Connection } from '@solana/web3.js'

// #region preview
const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const version = await connection.getVersion()
const genesisHash = await connection.getGenesisHash()
const slot = await connection.getSlot()

console.log(`Node version: ${version['solana-core']}`)
console.log(`Genesis hash: ${genesisHash}`)
console.log(`Slot:         ${slot}`)
// #endregion

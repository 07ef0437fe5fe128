import { clusterApiUrl, Connection } from '@solana/web3.js'

// #region preview
// The WebSocket address is made from the other one: port 8899 gives 8900.
const local = new Connection('http://127.0.0.1:8899', 'confirmed')
const devnet = new Connection(clusterApiUrl('devnet'), 'confirmed')
// An older name of mainnet, and of the address of its public node.
const mainnet = new Connection(clusterApiUrl('mainnet-beta'), 'confirmed')
// #endregion

console.log(`devnet:  ${devnet.rpcEndpoint}`)
console.log(`mainnet: ${mainnet.rpcEndpoint}`)
console.log(`local:   ${local.rpcEndpoint}`)

const { 'solana-core': version } = await local.getVersion()
console.log(`The local node has version ${version}`)

// level: compiled (needs SOL, and the program and oracles of ORAO)
import { readFile } from 'node:fs/promises'
import { AnchorProvider, Wallet } from '@coral-xyz/anchor'
import { Orao, randomnessAccountAddress } from '@orao-network/solana-vrf'
import { Connection, Keypair } from '@solana/web3.js'

const connection = new Connection('https://api.devnet.solana.com', 'confirmed')
const secret = JSON.parse(await readFile('id.json', 'utf8'))
const wallet = new Wallet(Keypair.fromSecretKey(new Uint8Array(secret)))

// #region preview
const vrf = new Orao(new AnchorProvider(connection, wallet))

const { config } = await vrf.getNetworkState()
console.log('Fee in lamports:', config.requestFee.toString())

const request = await vrf.request()
const [seed, signature] = await request.rpc()
console.log('Signature:', signature)
console.log('Request:', randomnessAccountAddress(seed).toBase58())

const fulfilled = await vrf.waitFulfilled(seed)
console.log('Randomness:', Buffer.from(fulfilled.randomness).toString('hex'))
// #endregion

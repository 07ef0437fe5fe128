// level: compiled (needs SOL, and the program and oracles of ORAO)
import { readFile } from 'node:fs/promises'
import { AnchorProvider, Wallet } from '@coral-xyz/anchor'
import { Orao, randomnessAccountAddress } from '@orao-network/solana-vrf'
import { Connection, Keypair } from '@solana/web3.js'

const { KEYPAIR = 'id.json', RPC_URL } = process.env
if (!RPC_URL) throw new Error('Usage: RPC_URL=… request.v1.ts')

const connection = new Connection(RPC_URL, 'confirmed')
const secret = JSON.parse(await readFile(KEYPAIR, 'utf8'))
const wallet = new Wallet(Keypair.fromSecretKey(new Uint8Array(secret)))

// #region preview
const maximumFee = 5_000_000 // in lamports
const provider = new AnchorProvider(connection, wallet)
const vrf = new Orao(provider)

const { config } = await vrf.getNetworkState()
if (config.requestFee.gtn(maximumFee))
  throw new Error(`ORAO asks for ${config.requestFee} lamports`)

const request = await vrf.request()
// Without a price, the client pays the median of the last slots, however high.
request.withComputeUnitPrice(10_000n).withComputeUnitLimit(200_000)
const [seed, signature] = await request.rpc()
console.log('Signature:', signature)
console.log('Request:', randomnessAccountAddress(seed).toBase58())
console.log('Randomness:', Buffer.from(await fulfill()).toString('hex'))

/** The oracles answer within seconds: ask, but not for ever. */
async function fulfill() {
  for (let attempt = 0; attempt < 60; attempt++) {
    const state = await vrf.getRandomness(seed)
    const randomness = state.getFulfilledRandomness()
    if (randomness) return randomness
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('Nobody answered within a minute. Ask again later')
}
// #endregion

// level: compiled (needs an API key, SOL, and the programs of Pyth)
import { readFile } from 'node:fs/promises'
import { Wallet } from '@coral-xyz/anchor'
import { HermesClient } from '@pythnetwork/hermes-client'
import { PythSolanaReceiver } from '@pythnetwork/pyth-solana-receiver'
import { Connection, Keypair } from '@solana/web3.js'

const { KEYPAIR = 'id.json', PYTH_API_KEY, RPC_URL } = process.env
if (!PYTH_API_KEY || !RPC_URL)
  throw new Error('Usage: PYTH_API_KEY=… RPC_URL=… post-price.v1.ts')

const connection = new Connection(RPC_URL)
const secret = JSON.parse(await readFile(KEYPAIR, 'utf8'))
const wallet = new Wallet(Keypair.fromSecretKey(new Uint8Array(secret)))

// #region preview
const feedId =
  'ef0d8b6fda2ceba41da15d4095d1da392a0d2f8ed0c6c7bc0f4cfac8c280b56d'
const hermes = new HermesClient('https://pyth.dourolabs.app/hermes', {
  accessToken: PYTH_API_KEY,
})
const { binary } = await hermes.getLatestPriceUpdates([feedId], {
  encoding: 'base64',
})

const pyth = new PythSolanaReceiver({ connection, wallet })
const builder = pyth.newTransactionBuilder({ closeUpdateAccounts: true })
await builder.addPostPriceUpdates(binary.data)
await builder.addPriceConsumerInstructions(async (accountOf) => {
  console.log('Pass this to your program:', accountOf(`0x${feedId}`).toBase58())
  return [] // Your instructions, with that account
})
const transactions = await builder.buildVersionedTransactions({
  computeUnitPriceMicroLamports: 50_000,
  tightComputeBudget: true,
})
await pyth.provider.sendAll(transactions)
// #endregion

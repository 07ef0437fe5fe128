// level: compiled (needs SOL, and the programs and oracles of Switchboard)
import { CrossbarClient } from '@switchboard-xyz/common'
import {
  AnchorUtils,
  asV0Tx,
  getDefaultQueue,
  OracleQuote,
} from '@switchboard-xyz/on-demand'
import { Connection } from '@solana/web3.js'

const { FEED_ID, KEYPAIR = 'id.json', RPC_URL } = process.env
if (!FEED_ID || !RPC_URL)
  throw new Error('Usage: FEED_ID=… RPC_URL=… update-feed.v1.ts')

const connection = new Connection(RPC_URL, 'confirmed')
const payer = await AnchorUtils.initKeypairFromFile(KEYPAIR)

// #region preview
const queue = await getDefaultQueue(connection.rpcEndpoint)
const crossbar = CrossbarClient.default()
const [quote] = OracleQuote.getCanonicalPubkey(queue.pubkey, [FEED_ID])
console.log('Quote account:', quote.toBase58())

const instructions = await queue.fetchManagedUpdateIxs(crossbar, [FEED_ID], {
  payer: payer.publicKey,
})
const transaction = await asV0Tx({
  connection,
  // Put the instruction of your program, which reads the quote, last.
  ixs: instructions,
  signers: [payer],
  computeUnitPrice: 10_000,
  computeUnitLimitMultiple: 1.3,
})
const signature = await connection.sendTransaction(transaction)
const latest = await connection.getLatestBlockhash()
const { value } = await connection.confirmTransaction({ signature, ...latest })
if (value.err) throw new Error(JSON.stringify(value.err))
console.log('Signature:', signature)
// #endregion

// level: compiled (needs SOL, and the programs and oracles of Switchboard)
import { CrossbarClient } from '@switchboard-xyz/common'
import {
  AnchorUtils,
  asV0Tx,
  getDefaultQueue,
  OracleQuote,
} from '@switchboard-xyz/on-demand'
import { Connection } from '@solana/web3.js'

const connection = new Connection('https://api.devnet.solana.com')
const payer = await AnchorUtils.initKeypairFromFile('id.json')
const feedId = process.env.FEED_ID
if (!feedId) throw new Error('Set FEED_ID to the hash of your feed')

// #region preview
const queue = await getDefaultQueue(connection.rpcEndpoint)
const crossbar = CrossbarClient.default()
const [quote] = OracleQuote.getCanonicalPubkey(queue.pubkey, [feedId])
console.log('Quote account:', quote.toBase58())

const instructions = await queue.fetchManagedUpdateIxs(crossbar, [feedId], {
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
console.log('Signature:', signature)
// #endregion

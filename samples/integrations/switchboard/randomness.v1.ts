// level: compiled (needs SOL, and the programs and oracles of Switchboard)
import {
  AnchorUtils,
  asV0Tx,
  getDefaultQueue,
  Randomness,
} from '@switchboard-xyz/on-demand'
import {
  Connection,
  type Signer,
  type TransactionInstruction,
} from '@solana/web3.js'

const connection = new Connection('https://api.devnet.solana.com', 'confirmed')
const payer = await AnchorUtils.initKeypairFromFile('id.json')
const queue = await getDefaultQueue(connection.rpcEndpoint)

async function send(ixs: TransactionInstruction[], signers: Signer[]) {
  const transaction = await asV0Tx({ connection, ixs, signers })
  const signature = await connection.sendTransaction(transaction)
  const latest = await connection.getLatestBlockhash()
  const { value } = await connection.confirmTransaction({
    signature,
    ...latest,
  })
  if (value.err) throw new Error(JSON.stringify(value.err))
}

// #region preview
// Once: an account that holds the randomness.
const [randomness, account, createIxs] = await Randomness.createAndCommitIxs(
  queue.program,
  queue.pubkey,
  payer.publicKey,
)
// Commit. Put your program's request into the same transaction.
await send(createIxs, [payer, account])
console.log('Randomness account:', randomness.pubkey.toBase58())

// Reveal. Put your program's settlement into the same transaction.
const revealIx = await randomness.revealIx(payer.publicKey)
await send([revealIx], [payer])
const { value } = await randomness.loadData()
console.log('Random bytes:', Buffer.from(value).toString('hex'))
// #endregion

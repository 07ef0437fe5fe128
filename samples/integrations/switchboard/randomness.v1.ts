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

const { KEYPAIR = 'id.json', RPC_URL } = process.env
if (!RPC_URL) throw new Error('Usage: RPC_URL=… randomness.v1.ts')

const connection = new Connection(RPC_URL, 'confirmed')
const payer = await AnchorUtils.initKeypairFromFile(KEYPAIR)
const queue = await getDefaultQueue(connection.rpcEndpoint)

async function send(ixs: TransactionInstruction[], signers: Signer[]) {
  const transaction = await asV0Tx({
    connection,
    ixs,
    signers,
    computeUnitPrice: 10_000,
    computeUnitLimitMultiple: 1.3,
  })
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
const { seedSlot } = await randomness.loadData()

// Reveal. Put your program's settlement into the same transaction.
await send([await requestReveal()], [payer])
const revealed = await randomness.loadData()
if (!revealed.seedSlot.eq(seedSlot))
  throw new Error('These bytes belong to another commitment')
console.log('Random bytes:', Buffer.from(revealed.value).toString('hex'))

/** The oracle may not have seen the slot yet: ask, but not for ever. */
async function requestReveal() {
  for (let attempt = 1; attempt < 5; attempt++)
    try {
      return await randomness.revealIx(payer.publicKey)
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
    }
  return randomness.revealIx(payer.publicKey)
}
// #endregion

import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SendTransactionError,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')
const payer = Keypair.generate()
const recipient = Keypair.generate()
await connection.confirmTransaction({
  signature: await connection.requestAirdrop(payer.publicKey, LAMPORTS_PER_SOL),
  ...(await connection.getLatestBlockhash()),
})

const transaction = new Transaction().add(
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 2 * LAMPORTS_PER_SOL,
  }),
)

// #region preview
try {
  await sendAndConfirmTransaction(connection, transaction, [payer])
} catch (error) {
  if (!(error instanceof SendTransactionError)) throw error
  console.log(error.transactionError.message)
  console.log((await error.getLogs(connection)).join('\n'))
}
// #endregion

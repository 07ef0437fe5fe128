import {
  Connection,
  Keypair,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const recipient = Keypair.generate()

// #region preview
const { blockhash, lastValidBlockHeight } =
  await connection.getLatestBlockhash()

const transaction = new Transaction({
  feePayer: payer.publicKey,
  blockhash,
  lastValidBlockHeight,
}).add(
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)

const fee = await transaction.getEstimatedFee(connection)

// The same by hand.
const message = transaction.compileMessage()
const { value } = await connection.getFeeForMessage(message)
// #endregion

console.log('getEstimatedFee:', fee, 'lamports')
console.log('getFeeForMessage:', value, 'lamports')

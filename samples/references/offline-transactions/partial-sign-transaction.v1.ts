import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const sender = Keypair.generate()
const payer = Keypair.generate()
const recipient = Keypair.generate()

for (const { publicKey } of [sender, payer]) {
  const signature = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  await connection.confirmTransaction({
    signature,
    ...(await connection.getLatestBlockhash()),
  })
}

// #region preview
// Throws unless the text is the transaction that you have agreed on.
export function signIfAgreed(
  text: string,
  agreedOn: (blockhash: string) => Transaction,
  signer: Keypair,
) {
  const received = Transaction.from(Buffer.from(text, 'base64'))
  // Only the blockhash is taken from the text.
  const agreed = agreedOn(received.recentBlockhash ?? '')
  if (!received.serializeMessage().equals(agreed.serializeMessage()))
    throw new Error('Not the transaction that was agreed on')
  received.partialSign(signer)
  return received
}

// What both have agreed on. The fee payer is only an address here.
const agreedOn = (blockhash: string) =>
  new Transaction({
    feePayer: payer.publicKey,
    blockhash,
    lastValidBlockHeight: 0,
  }).add(
    SystemProgram.transfer({
      fromPubkey: sender.publicKey,
      toPubkey: recipient.publicKey,
      lamports: 10_000_000,
    }),
  )

// The sender signs.
const latestBlockhash = await connection.getLatestBlockhash()
const halfSigned = agreedOn(latestBlockhash.blockhash)
halfSigned.partialSign(sender)
const text = halfSigned
  .serialize({ requireAllSignatures: false })
  .toString('base64')

// The fee payer signs the text only if each byte is as agreed.
const complete = signIfAgreed(text, agreedOn, payer)
console.log('Complete before:', halfSigned.verifySignatures())
console.log('Complete after: ', complete.verifySignatures())
// #endregion

const signature = await connection.sendRawTransaction(complete.serialize())
await connection.confirmTransaction({ signature, ...latestBlockhash })
const balance = await connection.getBalance(recipient.publicKey)
console.log('Recipient holds', balance, 'lamports')

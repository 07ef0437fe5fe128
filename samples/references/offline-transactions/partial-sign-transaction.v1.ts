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
// The sender signs. The fee payer is only an address here.
const latestBlockhash = await connection.getLatestBlockhash()
const halfSigned = new Transaction({
  feePayer: payer.publicKey,
  ...latestBlockhash,
}).add(
  SystemProgram.transfer({
    fromPubkey: sender.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)
halfSigned.partialSign(sender)
const text = halfSigned
  .serialize({ requireAllSignatures: false })
  .toString('base64')

// The fee payer checks the text, and adds the second signature.
const complete = Transaction.from(Buffer.from(text, 'base64'))
console.log('Complete before:', complete.verifySignatures())
complete.partialSign(payer)
console.log('Complete after: ', complete.verifySignatures())
// #endregion

const signature = await connection.sendRawTransaction(complete.serialize())
await connection.confirmTransaction({ signature, ...latestBlockhash })
const balance = await connection.getBalance(recipient.publicKey)
console.log('Recipient holds', balance, 'lamports')

import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const sponsor = Keypair.generate()
const sender = Keypair.generate()
const recipient = Keypair.generate()
for (const { publicKey } of [sponsor, sender]) {
  const airdrop = await connection.requestAirdrop(publicKey, LAMPORTS_PER_SOL)
  await connection.confirmTransaction({
    signature: airdrop,
    ...(await connection.getLatestBlockhash()),
  })
}

// #region preview
const transaction = new Transaction().add(
  SystemProgram.transfer({
    fromPubkey: sender.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)
// The first signer pays the fee.
await sendAndConfirmTransaction(connection, transaction, [sponsor, sender])
// #endregion

for (const [name, { publicKey }] of Object.entries({ sponsor, sender })) {
  const left = await connection.getBalance(publicKey)
  console.log(`The ${name} paid ${LAMPORTS_PER_SOL - left} lamports`)
}

import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const coldWallet = Keypair.generate()
const recipient = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  coldWallet.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
// 1. Online: the offline machine needs only the blockhash.
const latestBlockhash = await connection.getLatestBlockhash()
const text = latestBlockhash.blockhash

// 2. Offline: build the transaction here, where the key is, and sign it.
const transaction = new Transaction({
  feePayer: coldWallet.publicKey,
  blockhash: text,
  lastValidBlockHeight: 0, // only the online machine needs it
}).add(
  SystemProgram.transfer({
    fromPubkey: coldWallet.publicKey,
    toPubkey: recipient.publicKey,
    lamports: 10_000_000,
  }),
)
transaction.sign(coldWallet)
const signed = transaction.serialize().toString('base64')

// 3. Online: send what came back.
const signature = await connection.sendEncodedTransaction(signed)
await connection.confirmTransaction({ signature, ...latestBlockhash })
// #endregion

const balance = await connection.getBalance(recipient.publicKey)
console.log('Recipient holds', balance, 'lamports')

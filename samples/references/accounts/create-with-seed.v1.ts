import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  PublicKey,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// #region preview
const seed = 'savings'
const newAccount = await PublicKey.createWithSeed(
  payer.publicKey,
  seed,
  SystemProgram.programId,
)
const minimum = await connection.getMinimumBalanceForRentExemption(0)

const transaction = new Transaction().add(
  SystemProgram.createAccountWithSeed({
    fromPubkey: payer.publicKey,
    newAccountPubkey: newAccount,
    basePubkey: payer.publicKey,
    seed,
    lamports: minimum + 10_000_000,
    space: 0,
    programId: SystemProgram.programId,
  }),
)
// #endregion

await sendAndConfirmTransaction(connection, transaction, [payer])
const account = await connection.getAccountInfo(newAccount)
console.log('Address:   ', newAccount.toBase58())
console.log('Lamports:  ', account?.lamports)
console.log('Signatures:', transaction.signatures.length)

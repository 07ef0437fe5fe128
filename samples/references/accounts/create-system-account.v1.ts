import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
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
const newAccount = Keypair.generate()
const space = 0
const minimum = await connection.getMinimumBalanceForRentExemption(space)

const transaction = new Transaction().add(
  SystemProgram.createAccount({
    fromPubkey: payer.publicKey,
    newAccountPubkey: newAccount.publicKey,
    lamports: minimum,
    space,
    programId: SystemProgram.programId,
  }),
)

// The payer and the new account sign.
await sendAndConfirmTransaction(connection, transaction, [payer, newAccount])
// #endregion

const account = await connection.getAccountInfo(newAccount.publicKey)
console.log('Address: ', newAccount.publicKey.toBase58())
console.log('Owner:   ', account?.owner.toBase58())
console.log('Lamports:', account?.lamports)
console.log('Size:    ', account?.data.length, 'bytes')

import {
  createAssociatedTokenAccountIdempotentInstruction,
  createSyncNativeInstruction,
  getAccount,
  getAssociatedTokenAddressSync,
  NATIVE_MINT,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SystemProgram,
  sendAndConfirmTransaction,
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
const wrapped = getAssociatedTokenAddressSync(NATIVE_MINT, payer.publicKey)
const transaction = new Transaction().add(
  createAssociatedTokenAccountIdempotentInstruction(
    payer.publicKey,
    wrapped,
    payer.publicKey,
    NATIVE_MINT,
  ),
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: wrapped,
    lamports: 500_000_000,
  }),
  createSyncNativeInstruction(wrapped),
)
await sendAndConfirmTransaction(connection, transaction, [payer])
// #endregion

const { amount } = await getAccount(connection, wrapped)
console.log('Wrapped:', amount, 'lamports')

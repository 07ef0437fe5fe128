import {
  createMint,
  getOrCreateAssociatedTokenAccount,
} from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const owner = Keypair.generate()
const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})
const mint = await createMint(connection, payer, payer.publicKey, null, 6)

// #region preview
const tokenAccount = await getOrCreateAssociatedTokenAccount(
  connection,
  payer,
  mint,
  owner.publicKey,
)
// #endregion

console.log('Owner:        ', owner.publicKey.toBase58())
console.log('Token account:', tokenAccount.address.toBase58())
console.log('Amount:       ', tokenAccount.amount)

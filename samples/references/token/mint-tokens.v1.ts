import {
  createMint,
  getMint,
  getOrCreateAssociatedTokenAccount,
  mintToChecked,
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
await mintToChecked(
  connection,
  payer,
  mint,
  tokenAccount.address,
  payer, // mint authority
  2_500_000n,
  6,
)
// #endregion

const { supply } = await getMint(connection, mint)
console.log('Supply:', supply, 'base units')

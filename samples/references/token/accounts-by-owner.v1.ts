import {
  createAssociatedTokenAccount,
  createMint,
  mintTo,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

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
const mint = await createMint(connection, payer, payer.publicKey, null, 6)
const tokens = await createAssociatedTokenAccount(
  connection,
  payer,
  mint,
  payer.publicKey,
)
await mintTo(connection, payer, mint, tokens, payer, 100_000_000n)

// #region preview
for (const programId of [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]) {
  const { value: accounts } = await connection.getTokenAccountsByOwner(
    payer.publicKey,
    { programId },
  )

  console.log(programId.toBase58(), 'has', accounts.length)
  for (const { pubkey, account } of accounts) {
    const { mint, amount } = unpackAccount(pubkey, account, programId)
    console.log(pubkey.toBase58(), 'mint', mint.toBase58(), 'amount', amount)
  }
}
// #endregion

import {
  createAssociatedTokenAccount,
  createMint,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token'
import { Connection, Keypair, LAMPORTS_PER_SOL } from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const payer = Keypair.generate()
const alice = Keypair.generate()

const airdrop = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
await connection.confirmTransaction({
  signature: airdrop,
  ...(await connection.getLatestBlockhash()),
})

// Two mints, and a token account of Alice for each.
for (let i = 0; i < 2; i += 1) {
  const mint = await createMint(connection, payer, payer.publicKey, null, 0)
  await createAssociatedTokenAccount(connection, payer, mint, alice.publicKey)
}

// #region preview
const accounts = await connection.getProgramAccounts(TOKEN_PROGRAM_ID, {
  // 165 bytes is a token account. Its owner's address begins at byte 32.
  filters: [
    { dataSize: 165 },
    { memcmp: { offset: 32, bytes: alice.publicKey.toBase58() } },
  ],
})

for (const { pubkey, account } of accounts) {
  const { mint, amount } = unpackAccount(pubkey, account)
  console.log(pubkey.toBase58(), 'mint', mint.toBase58(), 'amount', amount)
}
// #endregion

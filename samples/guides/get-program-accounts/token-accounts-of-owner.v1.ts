import {
  AccountLayout,
  createInitializeAccount3Instruction,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  sendAndConfirmTransaction,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'

const connection = new Connection('http://127.0.0.1:8899', 'confirmed')

const owner = Keypair.generate()
const signature = await connection.requestAirdrop(
  owner.publicKey,
  LAMPORTS_PER_SOL,
)
const latest = await connection.getLatestBlockhash()
await connection.confirmTransaction({ signature, ...latest })

// Two token accounts with 1,000 lamports of wrapped SOL each.
const space = AccountLayout.span
const minimum = await connection.getMinimumBalanceForRentExemption(space)
const newAccounts = [Keypair.generate(), Keypair.generate()]
const transaction = new Transaction()
for (const { publicKey } of newAccounts) {
  transaction.add(
    SystemProgram.createAccount({
      fromPubkey: owner.publicKey,
      newAccountPubkey: publicKey,
      lamports: minimum + 1_000,
      space,
      programId: TOKEN_PROGRAM_ID,
    }),
    createInitializeAccount3Instruction(
      publicKey,
      NATIVE_MINT,
      owner.publicKey,
    ),
  )
}
await sendAndConfirmTransaction(connection, transaction, [
  owner,
  ...newAccounts,
])

// #region preview
const found = await connection.getProgramAccounts(TOKEN_PROGRAM_ID, {
  filters: [
    { dataSize: 165 },
    // The owner starts at byte 32.
    { memcmp: { offset: 32, bytes: owner.publicKey.toBase58() } },
  ],
})

console.log(`Found: ${found.length}`)
for (const { pubkey, account } of found) {
  const token = AccountLayout.decode(account.data)
  const [address, mint] = [pubkey.toBase58(), token.mint.toBase58()]
  console.log(`${address} holds ${token.amount} of ${mint}`)
}
// #endregion

import {
  createInitializeMint2Instruction,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
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
const signature = await connection.requestAirdrop(
  payer.publicKey,
  LAMPORTS_PER_SOL,
)
const latest = await connection.getLatestBlockhash()
await connection.confirmTransaction({ signature, ...latest })

// #region preview
const mint = Keypair.generate()
const minimum = await connection.getMinimumBalanceForRentExemption(MINT_SIZE)

const transaction = new Transaction().add(
  SystemProgram.createAccount({
    fromPubkey: payer.publicKey,
    newAccountPubkey: mint.publicKey,
    lamports: minimum,
    space: MINT_SIZE,
    programId: TOKEN_PROGRAM_ID,
  }),
  createInitializeMint2Instruction(mint.publicKey, 6, payer.publicKey, null),
)
await sendAndConfirmTransaction(connection, transaction, [payer, mint])
// #endregion

const account = await connection.getAccountInfo(mint.publicKey)
if (account) {
  console.log(`New account: ${mint.publicKey.toBase58()}`)
  console.log(`Owner:       ${account.owner.toBase58()}`)
  console.log(`Data size:   ${account.data.length} bytes`)
  console.log(`Lamports:    ${account.lamports}`)
}

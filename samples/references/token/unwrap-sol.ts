import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  fetchMaybeToken,
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
  getUnwrapLamportsInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

const NATIVE_MINT = address('So11111111111111111111111111111111111111112')
const [wrapped] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: NATIVE_MINT,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})

await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: wrapped,
    owner: payer.address,
    mint: NATIVE_MINT,
  }),
  getTransferSolInstruction({
    source: payer,
    destination: wrapped,
    amount: 500_000_000n,
  }),
  getSyncNativeInstruction({ account: wrapped }),
])

// #region preview
// A part of it. Without an amount, all of it. The account stays open.
await send([
  getUnwrapLamportsInstruction({
    source: wrapped,
    destination: payer.address,
    authority: payer,
    amount: 100_000_000n,
  }),
])
const part = await fetchToken(rpc, wrapped)

// All of it, and the account is gone.
await send([
  getCloseAccountInstruction({
    account: wrapped,
    destination: payer.address,
    owner: payer,
  }),
])
// #endregion

const closed = await fetchMaybeToken(rpc, wrapped)
console.log('Still wrapped:     ', part.data.amount, 'lamports')
console.log('The account exists:', closed.exists)

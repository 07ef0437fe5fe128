import {
  address,
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  unwrapSimulationError,
  type Address,
  type Instruction,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSetAuthorityInstruction,
  getSyncNativeInstruction,
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
const closer = await generateKeyPairSigner()

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

const setCloseAuthority = (newAuthority: Address | null) =>
  getSetAuthorityInstruction({
    owned: wrapped,
    owner: payer,
    authorityType: AuthorityType.CloseAccount,
    newAuthority,
  })
const closeBy = (authority: typeof payer) =>
  getCloseAccountInstruction({
    account: wrapped,
    destination: authority.address,
    owner: authority,
  })

// #region preview
await send([setCloseAuthority(closer.address)])

// Now the owner can neither remove the closer nor close the account.
for (const instruction of [setCloseAuthority(null), closeBy(payer)]) {
  try {
    await send([instruction])
  } catch (error) {
    const cause = unwrapSimulationError(error)
    if (!isSolanaError(cause, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM))
      throw error
    console.log('The owner tries:', cause.message)
  }
}

// The closer gets the minimum balance and all of the wrapped SOL.
await send([closeBy(closer)])
const { value: gained } = await rpc.getBalance(closer.address).send()
console.log('The closer closes it, and gets:', gained, 'lamports')
// #endregion

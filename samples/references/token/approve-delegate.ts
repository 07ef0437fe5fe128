import {
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
  unwrapOption,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  fetchToken,
  findAssociatedTokenPda,
  getApproveCheckedInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getTransferCheckedInstruction,
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
const mint = await generateKeyPairSigner()
const delegate = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc
    .getLatestBlockhash({ commitment: 'confirmed' })
    .send()
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

// A token of our own, with 6 decimals. The payer gets 100 of it.
const space = BigInt(getMintSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const [payerTokens] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: minimum,
    space,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
  }),
  getMintToInstruction({
    mint: mint.address,
    token: payerTokens,
    mintAuthority: payer,
    amount: 100_000_000n,
  }),
])

// #region preview
await send([
  getApproveCheckedInstruction({
    source: payerTokens,
    mint: mint.address,
    delegate: delegate.address,
    owner: payer,
    amount: 10_000_000n,
    decimals: 6,
  }),
])

// The delegate signs, not the owner.
const [destination] = await findAssociatedTokenPda({
  owner: recipient.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: destination,
    owner: recipient.address,
    mint: mint.address,
  }),
  getTransferCheckedInstruction({
    source: payerTokens,
    mint: mint.address,
    destination,
    authority: delegate,
    amount: 4_000_000n,
    decimals: 6,
  }),
])
// #endregion

const { data } = await fetchToken(rpc, payerTokens, {
  commitment: 'confirmed',
})
console.log('Address of the delegate:', delegate.address)
console.log('Delegate:               ', unwrapOption(data.delegate))
console.log('May still spend:        ', data.delegatedAmount, 'base units')
console.log('Owner has left:         ', data.amount, 'base units')

import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  extension,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedWithFeeInstruction,
  getWithdrawWithheldTokensFromAccountsInstruction,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
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
const mint = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

async function send(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructionPlan(plan, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
}

// #region preview
const fee = { epoch: 0n, maximumFee: 5_000_000n, transferFeeBasisPoints: 100 }
const extensions = [
  extension('TransferFeeConfig', {
    transferFeeConfigAuthority: payer.address,
    withdrawWithheldAuthority: payer.address,
    withheldAmount: 0n,
    olderTransferFee: fee,
    newerTransferFee: fee,
  }),
]
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer,
    extensions,
  }),
)
// #endregion

const ataOf = async (owner: Address) => {
  const [ata] = await findAssociatedTokenPda({
    owner,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  return ata
}
const source = await ataOf(payer.address)
const destination = await ataOf(recipient.address)
await send([
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: destination,
    owner: recipient.address,
    mint: mint.address,
  }),
])

// #region preview
// 1 % of 50 tokens. The transfer fails if the fee is another one by then.
await send([
  getTransferCheckedWithFeeInstruction({
    source,
    mint: mint.address,
    destination,
    authority: payer,
    amount: 50_000_000n,
    decimals: 6,
    fee: 500_000n,
  }),
])
const received = await fetchToken(rpc, destination)

// The fee waits in the recipient's account until you collect it.
await send([
  getWithdrawWithheldTokensFromAccountsInstruction({
    mint: mint.address,
    feeReceiver: source,
    withdrawWithheldAuthority: payer,
    numTokenAccounts: 1,
    sources: [destination],
  }),
])
// #endregion

const collected = await fetchToken(rpc, source)
console.log('Recipient has:', received.data.amount, 'base units')
console.log('Sender has:   ', collected.data.amount, 'base units')

import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  appendTransactionMessageInstructions,
  assertIsFullySignedTransaction,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithinSizeLimit,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  isInstructionForProgram,
  isInstructionWithAccounts,
  isInstructionWithData,
  lamports,
  parseInstructionPlanInput,
  partiallySignTransaction,
  partiallySignTransactionMessageWithSigners,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base64EncodedWireTransaction,
  type Instruction,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedInstruction,
  parseTokenInstruction,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'

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
const user = await generateKeyPairSigner() // has tokens, but no SOL
const friend = await generateKeyPairSigner()

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

// The payer is the service. Each of the three has a token account, and the
// user has 100 tokens.
const owners = { mint: mint.address, tokenProgram: TOKEN_PROGRAM_ADDRESS }
const [payerTokens] = await findAssociatedTokenPda({
  ...owners,
  owner: payer.address,
})
const [userTokens] = await findAssociatedTokenPda({
  ...owners,
  owner: user.address,
})
const [friendTokens] = await findAssociatedTokenPda({
  ...owners,
  owner: friend.address,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: user.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
  }),
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: friend.address,
    mint: mint.address,
  }),
])

// #region user
// The user pays 0.02 tokens to the service, and sends 5 to a friend.
const pay = (destination: typeof userTokens, amount: bigint) =>
  getTransferCheckedInstruction({
    source: userTokens,
    mint: mint.address,
    destination,
    authority: user,
    amount,
    decimals: 6,
  })
async function signByUser(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    // An address and no signer: the service signs later.
    (m) => setTransactionMessageFeePayer(payer.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
  const signed = await partiallySignTransactionMessageWithSigners(message)
  return getBase64EncodedWireTransaction(signed)
}
const wire = await signByUser([
  pay(payerTokens, 20_000n),
  pay(friendTokens, 5_000_000n),
])
// #endregion

const price = 20_000n

/** Signs as the fee payer if the transaction pays the service. */
async function sponsor(received: Base64EncodedWireTransaction) {
  const transaction = getTransactionDecoder().decode(
    getBase64Encoder().encode(received),
  )
  const compiled = getCompiledTransactionMessageDecoder().decode(
    transaction.messageBytes,
  )
  if ('addressTableLookups' in compiled && compiled.addressTableLookups?.length)
    throw new Error('Refused: lookup tables hide accounts')
  const { feePayer, instructions } = decompileTransactionMessage(compiled)
  if (feePayer.address !== payer.address)
    throw new Error('Refused: the service is not the fee payer')
  if (Object.keys(transaction.signatures).length !== 2)
    throw new Error('Refused: each further signature costs a fee')

  // #region preview
  let paid = 0n
  for (const instruction of instructions) {
    if (
      !isInstructionForProgram(instruction, TOKEN_PROGRAM_ADDRESS) ||
      !isInstructionWithAccounts(instruction) ||
      !isInstructionWithData(instruction)
    )
      throw new Error(`Refused: program ${instruction.programAddress}`)
    if (instruction.accounts.some((a) => a.address === payer.address))
      throw new Error('Refused: an instruction uses the key of the service')
    const parsed = parseTokenInstruction(instruction)
    if (parsed.instructionType !== TokenInstruction.TransferChecked)
      throw new Error('Refused: only TransferChecked is allowed')
    const { accounts, data } = parsed
    // This token account takes no tokens but those of the mint.
    if (accounts.destination.address === payerTokens) paid += data.amount
  }
  if (paid < price) throw new Error(`Refused: ${paid} paid, ${price} due`)
  // #endregion

  const signed = await partiallySignTransaction([payer.keyPair], transaction)
  assertIsFullySignedTransaction(signed)
  assertIsTransactionWithinSizeLimit(signed)
  // Preflight simulates it: what would fail is not sent and costs nothing.
  return rpc
    .sendTransaction(getBase64EncodedWireTransaction(signed), {
      encoding: 'base64',
    })
    .send()
}

console.log('Signature:', await sponsor(wire))
const { value: sol } = await rpc.getBalance(user.address).send()
const charged = await fetchToken(rpc, payerTokens, {
  commitment: 'confirmed',
})
const got = await fetchToken(rpc, friendTokens)
console.log('The user has', sol, 'lamports')
console.log('The service received', charged.data.amount, 'base units')
console.log('The friend received', got.data.amount, 'base units')

// The same without the payment.
try {
  await sponsor(await signByUser([pay(friendTokens, 5_000_000n)]))
} catch (error) {
  if (error instanceof Error) console.log(error.message)
}

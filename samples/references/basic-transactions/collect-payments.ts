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
  type Instruction,
  type InstructionPlanInput,
  type TransactionSigner,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  fetchMaybeToken,
  fetchMint,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
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

const ataOf = async (owner: Address, token: Address) => {
  const [ata] = await findAssociatedTokenPda({
    owner,
    mint: token,
    tokenProgram: TOKEN_PROGRAM_ADDRESS,
  })
  return ata
}

// Two customers, each with a wallet of ours. Ana paid SOL, Ben a token.
const ana = await generateKeyPairSigner()
const ben = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(500_000_000n),
  recipientAddress: ana.address,
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
    owner: ben.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 2_500_000n,
    decimals: 6,
  }),
])

// #region preview
// Less than this is not worth the fee.
const leastLamports = 100_000n

/** What moves the SOL and the tokens of a customer's wallet to the main wallet. */
async function collect(customer: TransactionSigner, mints: Address[]) {
  const instructions: Instruction[] = []
  for (const token of mints) {
    const source = await ataOf(customer.address, token)
    const found = await fetchMaybeToken(rpc, source)
    if (!found.exists || found.data.amount === 0n) continue
    const { data } = await fetchMint(rpc, token)
    const destination = await ataOf(payer.address, token)
    instructions.push(
      getCreateAssociatedTokenIdempotentInstruction({
        payer,
        ata: destination,
        owner: payer.address,
        mint: token,
      }),
      getTransferCheckedInstruction({
        source,
        mint: token,
        destination,
        authority: customer,
        amount: found.data.amount,
        decimals: data.decimals,
      }),
    )
  }
  const { value: amount } = await rpc.getBalance(customer.address).send()
  if (amount >= leastLamports)
    instructions.push(
      // The main wallet pays the fee, so nothing has to stay.
      getTransferSolInstruction({
        source: customer,
        destination: payer.address,
        amount,
      }),
    )
  return instructions
}
// #endregion

for (let count = 0; count < 2; count += 1)
  for (const [name, customer] of Object.entries({ Ana: ana, Ben: ben })) {
    const instructions = await collect(customer, [mint.address])
    console.log(`${name}: ${instructions.length} instructions`)
    if (instructions.length > 0) await send(instructions)
  }

const tokens = await ataOf(payer.address, mint.address)
const { value: held } = await rpc.getTokenAccountBalance(tokens).send()
const { value: left } = await rpc.getBalance(ana.address).send()
console.log('Main wallet has:', held.uiAmountString, 'tokens')
console.log('Ana has left:   ', left, 'lamports')

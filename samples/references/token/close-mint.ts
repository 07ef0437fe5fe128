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
  unwrapOption,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  extension,
  fetchMaybeMint,
  fetchMint,
  getCloseAccountInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  isExtension,
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
const emptyMint = await generateKeyPairSigner()

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

// Two tokens of our own. The payer gets 100 of the first.
for (const newMint of [mint, emptyMint])
  await send(
    await getCreateMintInstructionPlan(client, {
      payer,
      newMint,
      decimals: 6,
      mintAuthority: payer,
      // Without this extension, a mint can never be closed.
      extensions: [
        extension('MintCloseAuthority', { closeAuthority: payer.address }),
      ],
    }),
  )
await send([
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
])

// #region preview
/** Closes a mint that is yours and has no tokens. */
async function close(address: Address) {
  const { data, lamports: deposit } = await fetchMint(rpc, address)
  if (data.supply > 0n)
    throw new Error(`Not closed: it has a supply of ${data.supply}`)
  const closer = (unwrapOption(data.extensions) ?? []).find((found) =>
    isExtension('MintCloseAuthority', found),
  )
  if (closer?.closeAuthority !== payer.address)
    throw new Error('Not closed: you are not the close authority')
  await send([
    getCloseAccountInstruction({
      account: address,
      destination: payer.address,
      owner: payer,
    }),
  ])
  return deposit
}
// #endregion

try {
  await close(mint.address)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(error.message)
}
const returned = await close(emptyMint.address)
const closed = await fetchMaybeMint(rpc, emptyMint.address)
console.log('Lamports returned:', returned)
console.log('The mint exists:  ', closed.exists)

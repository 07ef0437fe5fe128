import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  getCreateMintInstructionPlan,
  getMintDecoder,
  getMintSize,
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
  return getSignatureFromTransaction(transaction)
}

// #region preview
const stop = new AbortController()
const tooLate = AbortSignal.timeout(30_000)
tooLate.addEventListener('abort', () => stop.abort())
const mints = await rpcSubscriptions
  .programNotifications(TOKEN_PROGRAM_ADDRESS, {
    commitment: 'confirmed',
    encoding: 'base64',
    filters: [{ dataSize: BigInt(getMintSize()) }],
  })
  .subscribe({ abortSignal: stop.signal })
// #endregion

// Something to see: a new mint.
const sent = send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: await generateKeyPairSigner(),
    decimals: 6,
    mintAuthority: payer.address,
  }),
)

// #region preview
for await (const { value } of mints) {
  const [data] = value.account.data
  const { decimals } = getMintDecoder().decode(Buffer.from(data, 'base64'))
  console.log(`New mint: ${value.pubkey}, ${decimals} decimals`)
  stop.abort()
}
if (tooLate.aborted) throw new Error('Nothing in 30 seconds')
// #endregion
console.log(`Created by ${await sent}`)

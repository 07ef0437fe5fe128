import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Encoder,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Base58EncodedBytes,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTokenDecoder,
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
}

// A mint, and three holders with different amounts of its tokens.
const mint = await generateKeyPairSigner()
const createMint = await getCreateMintInstructionPlan(client, {
  payer,
  newMint: mint,
  decimals: 2,
  mintAuthority: payer.address,
})
const mintTokens = await Promise.all(
  [250n, 0n, 1_000n].map(async (amount) => {
    const owner = await generateKeyPairSigner()
    return getMintToATAInstructionPlanAsync({
      payer,
      owner: owner.address,
      mint: mint.address,
      mintAuthority: payer,
      amount,
      decimals: 2,
    })
  }),
)
await send([createMint, ...mintTokens])

// #region preview
const accounts = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    encoding: 'base64',
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          offset: 0n, // The mint is the first field.
          bytes: mint.address as string as Base58EncodedBytes,
          encoding: 'base58',
        },
      },
    ],
  })
  .send()

const holders = accounts
  .map(({ account }) => getBase64Encoder().encode(account.data[0]))
  .map((data) => getTokenDecoder().decode(data))
  .filter(({ amount }) => amount > 0n)
  .sort((a, b) => Number(b.amount - a.amount))

console.log(`Token accounts: ${accounts.length}`)
console.log(`With a balance: ${holders.length}`)
for (const { owner, amount } of holders) {
  console.log(`${owner}: ${amount}`)
}
// #endregion

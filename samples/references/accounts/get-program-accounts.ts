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
  getCreateAssociatedTokenInstructionAsync,
  getCreateMintInstructionPlan,
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
const alice = await generateKeyPairSigner()

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

// Two mints, and a token account of Alice for each.
for (const mint of [
  await generateKeyPairSigner(),
  await generateKeyPairSigner(),
])
  await send([
    await getCreateMintInstructionPlan(client, {
      payer,
      newMint: mint,
      decimals: 0,
      mintAuthority: payer.address,
    }),
    await getCreateAssociatedTokenInstructionAsync({
      payer,
      owner: alice.address,
      mint: mint.address,
    }),
  ])

// #region preview
const accounts = await rpc
  .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
    commitment: 'confirmed',
    encoding: 'base64',
    // 165 bytes is a token account. Its owner's address begins at byte 32.
    filters: [
      { dataSize: 165n },
      {
        memcmp: {
          bytes: alice.address as string as Base58EncodedBytes,
          encoding: 'base58',
          offset: 32n,
        },
      },
    ],
  })
  .send()

const decoder = getTokenDecoder()
for (const { pubkey, account } of accounts) {
  const data = getBase64Encoder().encode(account.data[0])
  const { mint, amount } = decoder.decode(data)
  console.log(pubkey, 'mint', mint, 'amount', amount)
}
// #endregion

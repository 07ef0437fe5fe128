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
  type InstructionPlanInput,
} from '@solana/kit'
import {
  extension,
  fetchMint,
  getCreateMintInstructionPlan,
  getUpdateTokenMetadataFieldInstruction,
  isExtension,
  tokenMetadataField,
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

await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer,
    mintAccountLamports: 10_000_000n,
    extensions: [
      extension('MetadataPointer', {
        authority: payer.address,
        metadataAddress: mint.address,
      }),
      extension('TokenMetadata', {
        updateAuthority: payer.address,
        mint: mint.address,
        name: 'Cookbook Points',
        symbol: 'COOK',
        uri: 'https://example.com/points.json',
        additionalMetadata: new Map(),
      }),
    ],
  }),
)

// #region preview
await send([
  getUpdateTokenMetadataFieldInstruction({
    metadata: mint.address,
    updateAuthority: payer,
    field: tokenMetadataField('Uri'),
    value: 'https://example.com/points-2.json',
  }),
  getUpdateTokenMetadataFieldInstruction({
    metadata: mint.address,
    updateAuthority: payer,
    field: tokenMetadataField('Key', ['season']),
    value: 'spring',
  }),
])
// #endregion

const { data } = await fetchMint(rpc, mint.address)
for (const found of unwrapOption(data.extensions) ?? []) {
  if (!isExtension('TokenMetadata', found)) continue
  console.log('URI:   ', found.uri)
  console.log('Season:', found.additionalMetadata.get('season'))
}

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
  AuthorityType,
  extension,
  fetchMint,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
  getUpdateTokenMetadataUpdateAuthorityInstruction,
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

// An NFT to work with, as under "Create an NFT".
const mint = await generateKeyPairSigner()
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    mintAuthority: payer,
    extensions: [
      extension('MetadataPointer', {
        authority: payer.address,
        metadataAddress: mint.address,
      }),
      extension('TokenMetadata', {
        updateAuthority: payer.address,
        mint: mint.address,
        name: 'Cookbook #1',
        symbol: 'COOK',
        uri: 'https://example.com/1.json',
        additionalMetadata: new Map(),
      }),
    ],
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 1n,
    decimals: 0,
  }),
  getSetAuthorityInstruction({
    owned: mint.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
])

// #region preview
/** Fixes the metadata of an NFT of yours, if it is what you expect. */
async function makeImmutable(expected: { name: string; uri: string }) {
  const { data } = await fetchMint(rpc, mint.address)
  const extensions = unwrapOption(data.extensions) ?? []
  const metadata = extensions.find((e) => isExtension('TokenMetadata', e))
  const pointer = extensions.find((e) => isExtension('MetadataPointer', e))
  if (!metadata || !pointer) throw new Error('Not fixed: no metadata')
  if (metadata.name !== expected.name || metadata.uri !== expected.uri)
    throw new Error(`Not fixed: it is ${metadata.name}, ${metadata.uri}`)
  if (unwrapOption(pointer.metadataAddress) !== mint.address)
    throw new Error('Not fixed: the metadata is elsewhere')
  if (
    unwrapOption(metadata.updateAuthority) !== payer.address ||
    unwrapOption(pointer.authority) !== payer.address
  )
    throw new Error('Not fixed: you have not both authorities')
  if (data.supply !== 1n || unwrapOption(data.mintAuthority))
    throw new Error('Not fixed: more of these can exist')

  await send([
    getUpdateTokenMetadataUpdateAuthorityInstruction({
      metadata: mint.address,
      updateAuthority: payer,
      newUpdateAuthority: null,
    }),
    getSetAuthorityInstruction({
      owned: mint.address,
      owner: payer,
      authorityType: AuthorityType.MetadataPointer,
      newAuthority: null,
    }),
  ])
}
// #endregion

const name = 'Cookbook #1'
try {
  await makeImmutable({ name, uri: 'https://example.com/2.json' })
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(error.message)
}
await makeImmutable({ name, uri: 'https://example.com/1.json' })
const { data } = await fetchMint(rpc, mint.address)
for (const item of unwrapOption(data.extensions) ?? []) {
  if (isExtension('TokenMetadata', item))
    console.log('Update authority: ', unwrapOption(item.updateAuthority))
  if (isExtension('MetadataPointer', item))
    console.log('Pointer authority:', unwrapOption(item.authority))
}

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
  extension,
  fetchMint,
  getInitializeMetadataPointerInstruction,
  getInitializeMint2Instruction,
  getInitializeTokenMetadataInstruction,
  getMintSize,
  getUpdateTokenMetadataFieldInstruction,
  isExtension,
  TOKEN_2022_PROGRAM_ADDRESS,
  tokenMetadataField,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
const mint = await generateKeyPairSigner()

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

const pointer = extension('MetadataPointer', {
  authority: payer.address,
  metadataAddress: mint.address,
})
const space = BigInt(getMintSize([pointer]))
const minimum = await rpc.getMinimumBalanceForRentExemption(space + 200n).send()

await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: minimum,
    space,
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getInitializeMetadataPointerInstruction({
    mint: mint.address,
    authority: payer.address,
    metadataAddress: mint.address,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  getInitializeTokenMetadataInstruction({
    metadata: mint.address,
    updateAuthority: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    name: 'Cookbook Points',
    symbol: 'COOK',
    uri: 'https://example.com/points.json',
  }),
])

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

const { data } = await fetchMint(rpc, mint.address, { commitment: 'confirmed' })
for (const found of unwrapOption(data.extensions) ?? []) {
  if (!isExtension('TokenMetadata', found)) continue
  console.log('URI:   ', found.uri)
  console.log('Season:', found.additionalMetadata.get('season'))
}

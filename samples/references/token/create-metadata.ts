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
  isExtension,
  TOKEN_2022_PROGRAM_ADDRESS,
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

// #region preview
const pointer = extension('MetadataPointer', {
  authority: payer.address,
  metadataAddress: mint.address,
})
const metadata = extension('TokenMetadata', {
  updateAuthority: payer.address,
  mint: mint.address,
  name: 'Cookbook Points',
  symbol: 'COOK',
  uri: 'https://example.com/points.json',
  additionalMetadata: new Map(),
})

// The metadata is written last, and the account grows by it. The deposit
// must be there before, so the two sizes differ.
const space = BigInt(getMintSize([pointer]))
const fullSpace = BigInt(getMintSize([pointer, metadata]))

await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: await rpc.getMinimumBalanceForRentExemption(fullSpace).send(),
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
    name: metadata.name,
    symbol: metadata.symbol,
    uri: metadata.uri,
  }),
])
// #endregion

const { data } = await fetchMint(rpc, mint.address, { commitment: 'confirmed' })
for (const found of unwrapOption(data.extensions) ?? []) {
  if (!isExtension('TokenMetadata', found)) continue
  console.log('Name:  ', found.name)
  console.log('Symbol:', found.symbol)
  console.log('URI:   ', found.uri)
}
console.log('Size:  ', fullSpace, 'bytes')

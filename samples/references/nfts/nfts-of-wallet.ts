import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSome,
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
  fetchAllMint,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
  isExtension,
  TOKEN_2022_PROGRAM_ADDRESS,
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
const { value: accounts } = await rpc
  .getTokenAccountsByOwner(
    payer.address,
    { programId: TOKEN_2022_PROGRAM_ADDRESS },
    { commitment: 'confirmed', encoding: 'jsonParsed' },
  )
  .send()
const mints = accounts
  .map(({ account }) => account.data.parsed.info)
  .filter(({ tokenAmount: { amount, decimals } }) => {
    return amount === '1' && decimals === 0
  })
  .map((info) => info.mint)

// One unit could be one of many: the mint says whether it is unique.
for (const { address, data } of await fetchAllMint(rpc, mints)) {
  if (data.supply !== 1n || isSome(data.mintAuthority)) continue
  const extensions = unwrapOption(data.extensions) ?? []
  const found = extensions.find((item) => isExtension('TokenMetadata', item))
  console.log(address, found?.name)
}
// #endregion

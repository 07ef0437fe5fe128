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
  type Base58EncodedBytes,
  type GetProgramAccountsDatasizeFilter,
  type GetProgramAccountsMemcmpFilter,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getCreateMintInstructionPlan,
  getCreateTokenInstructionPlan,
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

// One owner with two accounts: an associated token account, which has an
// extension, and a plain token account, which has none.
const owner = await generateKeyPairSigner()
const mint = await generateKeyPairSigner()
const plain = await generateKeyPairSigner()
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 2,
    mintAuthority: payer,
  }),
  await getCreateAssociatedTokenIdempotentInstructionAsync({
    payer,
    owner: owner.address,
    mint: mint.address,
  }),
  await getCreateTokenInstructionPlan(client, {
    payer,
    newToken: plain,
    mint: mint.address,
    owner: owner.address,
  }),
])

// #region preview
const byOwner: GetProgramAccountsMemcmpFilter = {
  memcmp: {
    offset: 32n,
    bytes: owner.address as string as Base58EncodedBytes,
    encoding: 'base58',
  },
}
const bySize: GetProgramAccountsDatasizeFilter = { dataSize: 165n }
// In an account with extensions, byte 165 says what it is: 2 is a token
// account. '3' is a byte of the value 2 in base58.
const byType: GetProgramAccountsMemcmpFilter = {
  memcmp: {
    offset: 165n,
    bytes: '3' as Base58EncodedBytes,
    encoding: 'base58',
  },
}
// Any token account, with or without extensions. Kit has no type for it.
const byState = 'tokenAccountState' as unknown as GetProgramAccountsMemcmpFilter

for (const [title, filters] of [
  ['Owner and size: ', [byOwner, bySize]],
  ['Owner and type: ', [byOwner, byType]],
  ['Owner and state:', [byOwner, byState]],
] as const) {
  const found = await rpc
    .getProgramAccounts(TOKEN_2022_PROGRAM_ADDRESS, {
      encoding: 'base64',
      filters,
    })
    .send()
  const sizes = found.map(({ account }) => account.space)
  console.log(title, sizes.sort().join(' and '), 'bytes')
}
// #endregion

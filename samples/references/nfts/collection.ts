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
  fetchAllMint,
  getCreateMintInstructionPlan,
  getInitializeTokenGroupMemberInstruction,
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

// #region preview
// The collection is a mint with the group extension. It has no supply.
const collection = await generateKeyPairSigner()
const groupPointer = extension('GroupPointer', {
  authority: payer.address,
  groupAddress: collection.address,
})
const group = extension('TokenGroup', {
  updateAuthority: payer.address,
  mint: collection.address,
  size: 0n,
  maxSize: 100n,
})
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: collection,
    mintAuthority: payer,
    extensions: [groupPointer, group],
  }),
)

// Each NFT says of which collection it is. Both authorities sign.
const nft = await generateKeyPairSigner()
const memberPointer = extension('GroupMemberPointer', {
  authority: payer.address,
  memberAddress: nft.address,
})
const member = extension('TokenGroupMember', {
  mint: nft.address,
  group: collection.address,
  memberNumber: 1n,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: nft,
    mintAuthority: payer,
    extensions: [memberPointer, member],
  }),
  getInitializeTokenGroupMemberInstruction({
    member: nft.address,
    memberMint: nft.address,
    memberMintAuthority: payer,
    group: collection.address,
    groupUpdateAuthority: payer,
  }),
])
// #endregion

const mints = await fetchAllMint(rpc, [collection.address, nft.address])
console.log('Collection:', collection.address)
for (const { data } of mints) {
  for (const item of unwrapOption(data.extensions) ?? []) {
    if (isExtension('TokenGroup', item))
      console.log('Size:      ', item.size, 'of', item.maxSize)
    if (isExtension('TokenGroupMember', item)) {
      console.log('Member of: ', item.group)
      console.log('Number:    ', item.memberNumber)
    }
  }
}

import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
  type KeyPairSigner,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  extension,
  type ExtensionArgs,
  fetchAllMint,
  getInitializeGroupMemberPointerInstruction,
  getInitializeGroupPointerInstruction,
  getInitializeMint2Instruction,
  getInitializeTokenGroupInstruction,
  getInitializeTokenGroupMemberInstruction,
  getMintSize,
  isExtension,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const sendAndConfirm = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner()
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: blockhash } = await rpc.getLatestBlockhash().send()
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    signTransactionMessageWithSigners,
  )
  assertIsTransactionWithBlockhashLifetime(transaction)
  await sendAndConfirm(transaction, { commitment: 'confirmed' })
}

/** Space for the pointer only: the mint grows by what is written later. */
async function createMintAccount(
  mint: KeyPairSigner,
  pointers: ExtensionArgs[],
  later: ExtensionArgs[],
) {
  const fullSize = BigInt(getMintSize([...pointers, ...later]))
  return getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: await rpc.getMinimumBalanceForRentExemption(fullSize).send(),
    space: BigInt(getMintSize(pointers)),
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  })
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
await send([
  await createMintAccount(collection, [groupPointer], [group]),
  getInitializeGroupPointerInstruction({
    mint: collection.address,
    authority: payer.address,
    groupAddress: collection.address,
  }),
  getInitializeMint2Instruction({
    mint: collection.address,
    decimals: 0,
    mintAuthority: payer.address,
  }),
  getInitializeTokenGroupInstruction({
    group: collection.address,
    mint: collection.address,
    mintAuthority: payer,
    updateAuthority: payer.address,
    maxSize: 100n,
  }),
])

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
  await createMintAccount(nft, [memberPointer], [member]),
  getInitializeGroupMemberPointerInstruction({
    mint: nft.address,
    authority: payer.address,
    memberAddress: nft.address,
  }),
  getInitializeMint2Instruction({
    mint: nft.address,
    decimals: 0,
    mintAuthority: payer.address,
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

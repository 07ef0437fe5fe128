import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  type Base58EncodedBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type GetProgramAccountsDatasizeFilter,
  type GetProgramAccountsMemcmpFilter,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeAccount3Instruction,
  getInitializeMint2Instruction,
  getMintSize,
  getTokenSize,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')

const owner = await generateKeyPairSigner()
await airdropFactory({ rpc, rpcSubscriptions })({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: owner.address,
})

// One owner with two accounts: an associated token account, which has an
// extension, and a plain token account, which has none.
const mint = await generateKeyPairSigner()
const plain = await generateKeyPairSigner()
const [mintSpace, tokenSpace] = [BigInt(getMintSize()), BigInt(getTokenSize())]
const instructions = [
  getCreateAccountInstruction({
    payer: owner,
    newAccount: mint,
    lamports: await rpc.getMinimumBalanceForRentExemption(mintSpace).send(),
    space: mintSpace,
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 2,
    mintAuthority: owner.address,
  }),
  await getCreateAssociatedTokenIdempotentInstructionAsync({
    payer: owner,
    owner: owner.address,
    mint: mint.address,
  }),
  getCreateAccountInstruction({
    payer: owner,
    newAccount: plain,
    lamports: await rpc.getMinimumBalanceForRentExemption(tokenSpace).send(),
    space: tokenSpace,
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getInitializeAccount3Instruction({
    account: plain.address,
    mint: mint.address,
    owner: owner.address,
  }),
]
const { value: blockhash } = await rpc.getLatestBlockhash().send()
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(owner, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(blockhash, m),
  (m) => appendTransactionMessageInstructions(instructions, m),
  signTransactionMessageWithSigners,
)
assertIsTransactionWithBlockhashLifetime(transaction)
await sendAndConfirmTransactionFactory({ rpc, rpcSubscriptions })(transaction, {
  commitment: 'confirmed',
})

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

for (const [title, filters] of [
  ['Owner and size:', [byOwner, bySize]],
  ['Owner and type:', [byOwner, byType]],
  ['Owner alone:   ', [byOwner]],
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

import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  type Instruction,
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
  AuthorityType,
  extension,
  fetchMint,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMetadataPointerInstruction,
  getInitializeMint2Instruction,
  getInitializeTokenMetadataInstruction,
  getMintSize,
  getMintToInstruction,
  getSetAuthorityInstruction,
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

// #region preview
const mint = await generateKeyPairSigner()
const metadata = {
  updateAuthority: payer.address,
  mint: mint.address,
  name: 'Cookbook #1',
  symbol: 'COOK',
  uri: 'https://example.com/1.json',
}
const pointer = extension('MetadataPointer', {
  authority: payer.address,
  metadataAddress: mint.address,
})

// The metadata is written last, and the account grows by it. Pay for the
// full size at once.
const space = getMintSize([pointer])
const fullSize = getMintSize([
  pointer,
  extension('TokenMetadata', { ...metadata, additionalMetadata: new Map() }),
])
const minimum = await rpc
  .getMinimumBalanceForRentExemption(BigInt(fullSize))
  .send()
const [token] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})

await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: minimum,
    space: BigInt(space),
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getInitializeMetadataPointerInstruction({
    mint: mint.address,
    authority: payer.address,
    metadataAddress: mint.address,
  }),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 0,
    mintAuthority: payer.address,
  }),
  getInitializeTokenMetadataInstruction({
    ...metadata,
    metadata: mint.address,
    mintAuthority: payer,
  }),
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getMintToInstruction({
    mint: mint.address,
    token,
    mintAuthority: payer,
    amount: 1n,
  }),
  // Now nobody can mint a second one.
  getSetAuthorityInstruction({
    owned: mint.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
])
// #endregion

const { data, lamports: deposit } = await fetchMint(rpc, mint.address)
console.log('Mint:          ', mint.address)
console.log('Supply:        ', data.supply)
console.log('Decimals:      ', data.decimals)
console.log('Mint authority:', unwrapOption(data.mintAuthority))
console.log('Size:          ', fullSize, 'bytes')
console.log('Deposit:       ', deposit, 'lamports')

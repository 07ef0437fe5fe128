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
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  extension,
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateAssociatedTokenInstructionAsync,
  getInitializeMetadataPointerInstruction,
  getInitializeMint2Instruction,
  getInitializeTokenMetadataInstruction,
  getMintSize,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getTransferCheckedInstruction,
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

// An NFT to work with, as under "Create an NFT".
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
const fullSize = getMintSize([
  pointer,
  extension('TokenMetadata', { ...metadata, additionalMetadata: new Map() }),
])
const [token] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: await rpc
      .getMinimumBalanceForRentExemption(BigInt(fullSize))
      .send(),
    space: BigInt(getMintSize([pointer])),
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
  getSetAuthorityInstruction({
    owned: mint.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
])

// #region preview
const buyer = await generateKeyPairSigner()
const [destination] = await findAssociatedTokenPda({
  owner: buyer.address,
  mint: mint.address,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: destination,
    owner: buyer.address,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getTransferCheckedInstruction({
    source: token,
    mint: mint.address,
    destination,
    authority: payer,
    amount: 1n,
    decimals: 0,
  }),
  // The empty account gives its deposit back.
  getCloseAccountInstruction({
    account: token,
    destination: payer.address,
    owner: payer,
  }),
])
// #endregion

const { data } = await fetchToken(rpc, destination)
console.log('Buyer:', buyer.address)
console.log('Owner:', data.owner)

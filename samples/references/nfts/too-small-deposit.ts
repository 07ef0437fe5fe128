import {
  airdropFactory,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  extension,
  getInitializeMetadataPointerInstruction,
  getInitializeMint2Instruction,
  getInitializeTokenMetadataInstruction,
  getMintSize,
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
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})

async function send(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
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

const space = getMintSize([pointer])
// The mistake: this is the deposit for the mint without its metadata.
const minimum = await rpc
  .getMinimumBalanceForRentExemption(BigInt(space))
  .send()
const instructions = [
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
]
try {
  await send(instructions)
} catch (error) {
  const failed =
    SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE
  if (!isSolanaError(error, failed)) throw error
  console.log(`Cause: ${error.cause?.message}`)
}
// #endregion

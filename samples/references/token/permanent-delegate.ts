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
  type Address,
  type Instruction,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  extension,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getPreInitializeInstructionsForMintExtensions,
  getTransferCheckedInstruction,
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
const issuer = await generateKeyPairSigner()
const holder = await generateKeyPairSigner()

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
const extensions = [
  extension('PermanentDelegate', { delegate: issuer.address }),
]
const space = BigInt(getMintSize(extensions))

await send([
  getCreateAccountInstruction({
    payer,
    newAccount: mint,
    lamports: await rpc.getMinimumBalanceForRentExemption(space).send(),
    space,
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  ...getPreInitializeInstructionsForMintExtensions(mint.address, extensions),
  getInitializeMint2Instruction({
    mint: mint.address,
    decimals: 6,
    mintAuthority: payer.address,
  }),
])
// #endregion

const ataOf = async (owner: Address) => {
  const [ata] = await findAssociatedTokenPda({
    owner,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  return ata
}
const treasury = await ataOf(issuer.address)
const held = await ataOf(holder.address)
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: treasury,
    owner: issuer.address,
    mint: mint.address,
  }),
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: held,
    owner: holder.address,
    mint: mint.address,
  }),
  getMintToInstruction({
    mint: mint.address,
    token: held,
    mintAuthority: payer,
    amount: 10_000_000n,
  }),
])

// #region preview
// The holder does not sign.
await send([
  getTransferCheckedInstruction({
    source: held,
    mint: mint.address,
    destination: treasury,
    authority: issuer,
    amount: 3_000_000n,
    decimals: 6,
  }),
])
// #endregion

const left = await fetchToken(rpc, held, { commitment: 'confirmed' })
const taken = await fetchToken(rpc, treasury, { commitment: 'confirmed' })
console.log('Holder has left:', left.data.amount, 'base units')
console.log('Issuer took:    ', taken.data.amount, 'base units')

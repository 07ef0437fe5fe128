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
  type InstructionPlanInput,
} from '@solana/kit'
import {
  AuthorityType,
  fetchToken,
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
  getTransferToATAInstructionPlanAsync,
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

// An NFT to work with, without metadata.
const mint = await generateKeyPairSigner()
const [token] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    mintAuthority: payer,
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
const buyer = await generateKeyPairSigner()
await send([
  await getTransferToATAInstructionPlanAsync({
    payer,
    source: token,
    mint: mint.address,
    recipient: buyer.address,
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

const [destination] = await findAssociatedTokenPda({
  owner: buyer.address,
  mint: mint.address,
  tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
})
const { data } = await fetchToken(rpc, destination)
console.log('Buyer:', buyer.address)
console.log('Owner:', data.owner)

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
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  AuthorityType,
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getBurnCheckedInstruction,
  getCloseAccountInstruction,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
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
const otherMint = await generateKeyPairSigner()
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

// A token that is no NFT: the payer has 5 of them.
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: otherMint,
    mintAuthority: payer,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: otherMint.address,
    mintAuthority: payer,
    amount: 5n,
    decimals: 0,
  }),
])

// #region preview
/** Burns an NFT of yours. Nobody can bring it back. */
async function burn(mint: Address) {
  const [account] = await findAssociatedTokenPda({
    owner: payer.address,
    mint,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  const { data } = await fetchMint(rpc, mint)
  if (data.supply !== 1n || data.decimals !== 0)
    throw new Error(`Not burned: ${data.supply} of these exist`)
  const token = await fetchToken(rpc, account)
  if (token.data.owner !== payer.address || token.data.amount !== 1n)
    throw new Error('Not burned: it is not yours')
  await send([
    getBurnCheckedInstruction({
      account,
      mint,
      authority: payer,
      amount: 1n,
      decimals: 0,
    }),
    getCloseAccountInstruction({
      account,
      destination: payer.address,
      owner: payer,
    }),
  ])
}
// #endregion

try {
  await burn(otherMint.address)
} catch (error) {
  if (!(error instanceof Error)) throw error
  console.log(error.message)
}
const before = await rpc.getBalance(payer.address).send()
await burn(mint.address)
const after = await rpc.getBalance(payer.address).send()
const { data } = await fetchMint(rpc, mint.address)
console.log('Supply:  ', data.supply)
console.log('Got back:', after.value - before.value, 'lamports')

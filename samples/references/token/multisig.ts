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
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  fetchToken,
  findAssociatedTokenPda,
  getCreateMintInstructionPlan,
  getInitializeMultisig2Instruction,
  getMintToATAInstructionPlanAsync,
  getMultisigSize,
  getSetAuthorityInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

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
const mint = await generateKeyPairSigner()
const first = await generateKeyPairSigner()
const second = await generateKeyPairSigner()
const third = await generateKeyPairSigner()
const multisig = await generateKeyPairSigner()

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

// A token of our own, with 6 decimals.
await send(
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
)

// #region preview
const multisigSpace = BigInt(getMultisigSize())
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: multisig,
    lamports: await rpc.getMinimumBalanceForRentExemption(multisigSpace).send(),
    space: multisigSpace,
    programAddress: TOKEN_PROGRAM_ADDRESS,
  }),
  // Two of these three must sign.
  getInitializeMultisig2Instruction({
    multisig: multisig.address,
    signers: [first.address, second.address, third.address],
    m: 2,
  }),
  getSetAuthorityInstruction({
    owned: mint.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: multisig.address,
  }),
])

const [tokenAccount] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: multisig.address,
    multiSigners: [first, third],
    amount: 5_000_000n,
    decimals: 6,
  }),
])
// #endregion

const { data } = await fetchToken(rpc, tokenAccount)
console.log('Minted:', data.amount, 'base units')

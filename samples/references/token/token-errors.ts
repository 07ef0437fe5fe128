import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapSimulationError,
  type Instruction,
  type InstructionPlanInput,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  AuthorityType,
  findAssociatedTokenPda,
  getBurnInstruction,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getCreateAssociatedTokenInstructionAsync,
  getCreateMintInstructionPlan,
  getFreezeAccountInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToATAInstructionPlanAsync,
  getMintToInstruction,
  getSetAuthorityInstruction,
  getUnwrapLamportsInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'

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
const stranger = await generateKeyPairSigner()
const otherMint = await generateKeyPairSigner()

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

// A token of our own, with 6 decimals. The payer gets 100 of it.
const space = BigInt(getMintSize())
const minimum = await rpc.getMinimumBalanceForRentExemption(space).send()
const [payerTokens] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: mint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
    freezeAuthority: payer.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
])

// The same with another mint, of Token-2022.
await send([
  getCreateAccountInstruction({
    payer,
    newAccount: otherMint,
    lamports: minimum,
    space,
    programAddress: TOKEN_2022_PROGRAM_ADDRESS,
  }),
  getInitializeMint2Instruction(
    {
      mint: otherMint.address,
      decimals: 6,
      mintAuthority: payer.address,
    },
    { programAddress: TOKEN_2022_PROGRAM_ADDRESS },
  ),
])
const [wrongAta] = await findAssociatedTokenPda({
  owner: payer.address,
  mint: otherMint.address,
  tokenProgram: TOKEN_PROGRAM_ADDRESS,
})

// #region preview
async function attempt(name: string, instructions: Instruction[]) {
  try {
    await send(instructions)
  } catch (error) {
    const cause = unwrapSimulationError(error)
    if (!isSolanaError(cause)) throw error
    console.log(`${name}: ${cause.message}`)
  }
}

const mintTokens = { mint: mint.address, token: payerTokens, amount: 1n }
const burn = { account: payerTokens, authority: payer, amount: 1n }
const close = { destination: payer.address, owner: payer }
await attempt('Mint without the authority', [
  getMintToInstruction({ ...mintTokens, mintAuthority: stranger }),
])
await attempt('Mint after giving up the authority', [
  getSetAuthorityInstruction({
    owned: mint.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
  getMintToInstruction({ ...mintTokens, mintAuthority: payer }),
])
await attempt('Burn from a frozen account', [
  getFreezeAccountInstruction({
    account: payerTokens,
    mint: mint.address,
    owner: payer,
  }),
  getBurnInstruction({ ...burn, mint: mint.address }),
])
await attempt('Burn with another mint', [
  getBurnInstruction({ ...burn, mint: otherMint.address }),
])
await attempt('Close an account with tokens', [
  getCloseAccountInstruction({ ...close, account: payerTokens }),
])
await attempt('Unwrap what is not wrapped SOL', [
  getUnwrapLamportsInstruction({
    source: payerTokens,
    destination: payer.address,
    authority: payer,
  }),
])
await attempt('Wrong token program', [
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: wrongAta,
    owner: payer.address,
    mint: otherMint.address,
  }),
])
await attempt('Create the account twice', [
  await getCreateAssociatedTokenInstructionAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
  }),
])
// #endregion

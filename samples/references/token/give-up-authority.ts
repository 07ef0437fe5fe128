import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase58Decoder,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  unwrapOption,
  type Base58EncodedBytes,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  AccountState,
  AuthorityType,
  fetchMint,
  findAssociatedTokenPda,
  getCreateMintInstructionPlan,
  getFreezeAccountInstruction,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
  getThawAccountInstruction,
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
const account = {
  account: payerTokens,
  mint: mint.address,
  owner: payer,
}

// #region preview
/** Fixes the supply, and leaves nobody who can freeze. */
async function giveUpAuthorities(supply: bigint) {
  const { data } = await fetchMint(rpc, mint.address)
  if (unwrapOption(data.mintAuthority) !== payer.address)
    throw new Error('Refused: you are not the mint authority')
  if (unwrapOption(data.freezeAuthority) !== payer.address)
    throw new Error('Refused: you are not the freeze authority')
  if (data.supply !== supply)
    throw new Error(`Refused: the supply is ${data.supply}, not ${supply}`)
  const frozen = await frozenAccounts()
  if (frozen.length > 0)
    throw new Error(`Refused: nobody could thaw ${frozen.length} account`)

  const authorities = [AuthorityType.MintTokens, AuthorityType.FreezeAccount]
  await send(
    authorities.map((authorityType) =>
      getSetAuthorityInstruction({
        owned: mint.address,
        owner: payer,
        authorityType,
        newAuthority: null,
      }),
    ),
  )
}
// #endregion

/** The mint of a token account is at offset 0, its state at 108. */
function frozenAccounts() {
  const state = Uint8Array.of(AccountState.Frozen)
  return rpc
    .getProgramAccounts(TOKEN_PROGRAM_ADDRESS, {
      dataSlice: { length: 0, offset: 0 },
      encoding: 'base64',
      filters: [
        memcmp(0n, mint.address),
        memcmp(108n, getBase58Decoder().decode(state)),
      ],
    })
    .send()
}

const memcmp = (offset: bigint, bytes: string) =>
  ({
    memcmp: { bytes: bytes as Base58EncodedBytes, encoding: 'base58', offset },
  }) as const

const attempt = async (supply: bigint) => {
  try {
    await giveUpAuthorities(supply)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.log(error.message)
  }
}
await attempt(1_000_000_000n)
await send([getFreezeAccountInstruction(account)])
await attempt(100_000_000n)
await send([getThawAccountInstruction(account)])
await giveUpAuthorities(100_000_000n)

const { data } = await fetchMint(rpc, mint.address)
console.log('Mint authority:  ', unwrapOption(data.mintAuthority))
console.log('Freeze authority:', unwrapOption(data.freezeAuthority))

// level: parsed (needs @solana/zk-sdk 0.5; run with 0.4.1, see the page)
import {
  airdropFactory,
  assertIsTransactionWithBlockhashLifetime,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  createTransactionPlanExecutor,
  createTransactionPlanner,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  parseInstructionPlanInput,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type InstructionPlanInput,
  type KeyPairSigner,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  extension,
  fetchToken,
  findAssociatedTokenPda,
  getConfidentialDepositInstruction,
  getInitializeMint2Instruction,
  getMintSize,
  getMintToInstruction,
  getPreInitializeInstructionsForMintExtensions,
  TOKEN_2022_PROGRAM_ADDRESS,
} from '@solana-program/token-2022'
import {
  deriveAeKeyForOwnerMint,
  deriveElGamalKeypairForOwnerMint,
  fetchConfidentialTransferBalance,
  getApplyConfidentialPendingBalanceInstructionFromToken,
  getConfidentialTransferInstructionPlan,
  getCreateConfidentialTransferAccountInstructionPlan,
} from '@solana-program/token-2022/confidential'
import { AeKey, ElGamalKeypair, ElGamalSecretKey } from '@solana/zk-sdk/bundler'

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
const mint = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

const planTransactions = createTransactionPlanner({
  createTransactionMessage: () =>
    pipe(createTransactionMessage({ version: 0 }), (m) =>
      setTransactionMessageFeePayerSigner(payer, m),
    ),
})
const executePlan = createTransactionPlanExecutor({
  async executeTransactionMessage(context, message) {
    const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
    const transaction = await signTransactionMessageWithSigners(
      setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, message),
    )
    assertIsTransactionWithBlockhashLifetime(transaction)
    await sendAndConfirmTransaction(transaction, { commitment: 'confirmed' })
    return { ...context, signature: getSignatureFromTransaction(transaction) }
  },
})

/** Sends a plan, in as many transactions as it needs. */
async function execute(instructions: InstructionPlanInput) {
  const plan = parseInstructionPlanInput(instructions)
  return executePlan(await planTransactions(plan))
}

// A token with the extension. New accounts need no approval, and no auditor
// can decrypt the amounts.
const extensions = [
  extension('ConfidentialTransferMint', {
    authority: payer.address,
    autoApproveNewAccounts: true,
    auditorElgamalPubkey: null,
  }),
]
const space = BigInt(getMintSize(extensions))
await execute([
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
    decimals: 2,
    mintAuthority: payer.address,
  }),
])

interface Owner {
  signer: KeyPairSigner
  token: Address
  elgamalKeypair: ElGamalKeypair
  aesKey: AeKey
}

// #region prepare
/** Makes a token account that can hold an encrypted balance. */
async function prepare(signer: KeyPairSigner): Promise<Owner> {
  const [token] = await findAssociatedTokenPda({
    owner: signer.address,
    mint: mint.address,
    tokenProgram: TOKEN_2022_PROGRAM_ADDRESS,
  })
  // The keys come from a signature of the owner, so that the owner can derive
  // them again. Keys of `new ElGamalKeypair()` are lost with the program.
  const source = { signer, owner: signer.address, mint: mint.address }
  const { secretKey } = await deriveElGamalKeypairForOwnerMint(source)
  const keys = {
    elgamalKeypair: ElGamalKeypair.fromSecretKey(
      ElGamalSecretKey.fromBytes(secretKey),
    ),
    aesKey: AeKey.fromBytes(await deriveAeKeyForOwnerMint(source)),
  }
  await execute(
    await getCreateConfidentialTransferAccountInstructionPlan({
      payer,
      owner: signer,
      mint: mint.address,
      rpc,
      ...keys,
    }),
  )
  return { signer, token, ...keys }
}
// #endregion

/** Makes what arrived available, which only the owner can do. */
async function apply({ signer, token, elgamalKeypair, aesKey }: Owner) {
  const { data: tokenAccount } = await fetchToken(rpc, token)
  await execute(
    getApplyConfidentialPendingBalanceInstructionFromToken({
      token,
      tokenAccount,
      authority: signer,
      elgamalSecretKey: elgamalKeypair.secret(),
      aesKey,
    }),
  )
}

const from = await prepare(payer)
const to = await prepare(recipient)

// 100.00 public tokens go into the pending balance, and are made available.
await execute([
  getMintToInstruction({
    mint: mint.address,
    token: from.token,
    mintAuthority: payer,
    amount: 10_000n,
  }),
  getConfidentialDepositInstruction({
    token: from.token,
    mint: mint.address,
    authority: payer,
    amount: 10_000n,
    decimals: 2,
  }),
])
await apply(from)

// #region preview
// 25.00 tokens, whose amount nobody else can read.
const source = await fetchToken(rpc, from.token)
const destination = await fetchToken(rpc, to.token)
await execute(
  await getConfidentialTransferInstructionPlan({
    sourceToken: from.token,
    sourceTokenAccount: source.data,
    destinationToken: to.token,
    destinationTokenAccount: destination.data,
    mint: mint.address,
    authority: payer,
    amount: 2_500n,
    sourceElgamalKeypair: from.elgamalKeypair,
    aesKey: from.aesKey,
    payer,
    rpc,
  }),
)
await apply(to)
// #endregion

for (const { token, elgamalKeypair, aesKey } of [from, to]) {
  const { data } = await fetchToken(rpc, token)
  const { availableBalance } = await fetchConfidentialTransferBalance({
    token,
    rpc,
    elgamalSecretKey: elgamalKeypair.secret(),
    aesKey,
  })
  console.log('Public:', data.amount, 'Decrypted:', availableBalance)
}

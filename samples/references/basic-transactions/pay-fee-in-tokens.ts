import {
  airdropFactory,
  appendTransactionMessageInstructionPlan,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createClientWithGetMinimumBalanceFromRpc,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  parseInstructionPlanInput,
  partiallySignTransactionMessageWithSigners,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type Address,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenInstructionAsync,
  getCreateMintInstructionPlan,
  getMintToATAInstructionPlanAsync,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { service, sponsor, type Terms } from './sponsor'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const client = createClientWithGetMinimumBalanceFromRpc(rpc)
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const payer = await generateKeyPairSigner() // makes the token of this example
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: payer.address,
})
const mint = await generateKeyPairSigner()
const user = await generateKeyPairSigner() // has tokens, but no SOL
const friend = await generateKeyPairSigner()

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

async function tokensOf(owner: Address) {
  const tokenProgram = TOKEN_PROGRAM_ADDRESS
  const seeds = { owner, mint: mint.address, tokenProgram }
  const [tokens] = await findAssociatedTokenPda(seeds)
  return tokens
}

// The user has 100 tokens. The service and the friend have an empty account.
await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    decimals: 6,
    mintAuthority: payer.address,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: user.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 100_000_000n,
    decimals: 6,
  }),
  ...(await Promise.all(
    [service, friend].map(({ address: owner }) =>
      getCreateAssociatedTokenInstructionAsync({
        payer,
        owner,
        mint: mint.address,
      }),
    ),
  )),
])

// The service names its terms. The price covers the highest fee.
const terms: Terms = {
  mint: mint.address,
  decimals: 6,
  payTo: await tokensOf(service.address),
  price: 20_000n,
  maximumFee: 20_000n,
}
const source = await tokensOf(user.address)

// #region preview
const pay = (destination: Address, amount: bigint) =>
  getTransferCheckedInstruction({
    source,
    mint: mint.address,
    destination,
    authority: user,
    amount,
    decimals: terms.decimals,
  })
const friendTokens = await tokensOf(friend.address)
const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
const message = pipe(
  createTransactionMessage({ version: 0 }),
  // An address and no signer: the service signs later.
  (m) => setTransactionMessageFeePayer(service.address, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
  (m) =>
    appendTransactionMessageInstructions(
      [pay(terms.payTo, terms.price), pay(friendTokens, 5_000_000n)],
      m,
    ),
)
const signed = await partiallySignTransactionMessageWithSigners(message)
const signature = await sponsor(getBase64EncodedWireTransaction(signed), terms)
// #endregion

console.log('Signature:', signature)
const { value: sol } = await rpc.getBalance(user.address).send()
const charged = await fetchToken(rpc, terms.payTo)
const got = await fetchToken(rpc, friendTokens)
console.log('The user has', sol, 'lamports')
console.log('The service received', charged.data.amount, 'base units')
console.log('The friend received', got.data.amount, 'base units')

// pay-fee-in-tokens.attacks.ts goes on from here.
export { friendTokens, mint, signed, source, terms, user }

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
  unwrapOption,
  type InstructionPlanInput,
} from '@solana/kit'
import {
  AuthorityType,
  extension,
  fetchMint,
  getCreateMintInstructionPlan,
  getMintSize,
  getMintToATAInstructionPlanAsync,
  getSetAuthorityInstruction,
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

// #region preview
const mint = await generateKeyPairSigner()
const extensions = [
  extension('MetadataPointer', {
    authority: payer.address,
    metadataAddress: mint.address,
  }),
  extension('TokenMetadata', {
    updateAuthority: payer.address,
    mint: mint.address,
    name: 'Cookbook #1',
    symbol: 'COOK',
    uri: 'https://example.com/1.json',
    additionalMetadata: new Map(),
  }),
]

await send([
  await getCreateMintInstructionPlan(client, {
    payer,
    newMint: mint,
    mintAuthority: payer,
    extensions,
  }),
  await getMintToATAInstructionPlanAsync({
    payer,
    owner: payer.address,
    mint: mint.address,
    mintAuthority: payer,
    amount: 1n,
    decimals: 0,
  }),
  // Now nobody can mint a second one.
  getSetAuthorityInstruction({
    owned: mint.address,
    owner: payer,
    authorityType: AuthorityType.MintTokens,
    newAuthority: null,
  }),
])
// #endregion

const { data, lamports: deposit } = await fetchMint(rpc, mint.address)
console.log('Mint:          ', mint.address)
console.log('Supply:        ', data.supply)
console.log('Decimals:      ', data.decimals)
console.log('Mint authority:', unwrapOption(data.mintAuthority))
console.log('Size:          ', getMintSize(extensions), 'bytes')
console.log('Deposit:       ', deposit, 'lamports')

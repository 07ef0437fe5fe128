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
  getTransferCheckedWithFeeInstruction,
  getWithdrawWithheldTokensFromAccountsInstruction,
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
const recipient = await generateKeyPairSigner()

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
const fee = { epoch: 0n, maximumFee: 5_000_000n, transferFeeBasisPoints: 100 }
const extensions = [
  extension('TransferFeeConfig', {
    transferFeeConfigAuthority: payer.address,
    withdrawWithheldAuthority: payer.address,
    withheldAmount: 0n,
    olderTransferFee: fee,
    newerTransferFee: fee,
  }),
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
const source = await ataOf(payer.address)
const destination = await ataOf(recipient.address)
await send([
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: source,
    owner: payer.address,
    mint: mint.address,
  }),
  getCreateAssociatedTokenIdempotentInstruction({
    payer,
    ata: destination,
    owner: recipient.address,
    mint: mint.address,
  }),
  getMintToInstruction({
    mint: mint.address,
    token: source,
    mintAuthority: payer,
    amount: 100_000_000n,
  }),
])

// #region preview
// 1 % of 50 tokens. The transfer fails if the fee is another one by then.
await send([
  getTransferCheckedWithFeeInstruction({
    source,
    mint: mint.address,
    destination,
    authority: payer,
    amount: 50_000_000n,
    decimals: 6,
    fee: 500_000n,
  }),
])
const received = await fetchToken(rpc, destination, {
  commitment: 'confirmed',
})

// The fee waits in the recipient's account until you collect it.
await send([
  getWithdrawWithheldTokensFromAccountsInstruction({
    mint: mint.address,
    feeReceiver: source,
    withdrawWithheldAuthority: payer,
    numTokenAccounts: 1,
    sources: [destination],
  }),
])
// #endregion

const collected = await fetchToken(rpc, source, { commitment: 'confirmed' })
console.log('Recipient has:', received.data.amount, 'base units')
console.log('Sender has:   ', collected.data.amount, 'base units')

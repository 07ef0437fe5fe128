// level: compiled (needs a Kora service; run-kora.ts runs it on localhost)
import { readFile } from 'node:fs/promises'
import {
  address,
  appendTransactionMessageInstructions,
  assertIsFullySignedTransaction,
  assertIsTransactionWithBlockhashLifetime,
  assertIsTransactionWithinSizeLimit,
  bytesEqual,
  compileTransaction,
  createKeyPairSignerFromBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  partiallySignTransactionMessageWithSigners,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Address,
  type Instruction,
} from '@solana/kit'
import {
  fetchMint,
  findAssociatedTokenPda,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

const friend = address(process.env.RECIPIENT ?? '')
// The file that `solana-keygen new` writes.
const file = process.env.KEYPAIR ?? 'id.json'
const user = await createKeyPairSignerFromBytes(
  new Uint8Array(JSON.parse(await readFile(file, 'utf8'))),
)

// Kora speaks JSON-RPC, with named parameters.
async function kora<Answer>(url: string, method: string, params: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(30_000),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`Kora ${error.code}: ${error.message}`)
  return result as Answer
}

async function payTokens(owner: Address, amount: bigint) {
  const { data, programAddress: tokenProgram } = await fetchMint(rpc, mint)
  if (tokenProgram !== TOKEN_PROGRAM_ADDRESS)
    throw new Error('The mint belongs to another program')
  const seeds = { mint, tokenProgram }
  const [source] = await findAssociatedTokenPda({
    ...seeds,
    owner: user.address,
  })
  const [destination] = await findAssociatedTokenPda({ ...seeds, owner })
  return getTransferCheckedInstruction({
    source,
    mint,
    destination,
    authority: user,
    amount,
    decimals: data.decimals,
  })
}

async function draft(instructions: Instruction[]) {
  const { value: latestBlockhash } = await rpc.getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(latestBlockhash, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
}

// #region preview
// Ask the operator for these two, and store them in your app.
const feePayer = address(process.env.KORA_FEE_PAYER ?? '')
const paymentAddress = address(process.env.KORA_PAYMENT_ADDRESS ?? '')
const mint = address(process.env.FEE_TOKEN ?? '')
const maximumTokens = 100_000 // base units of the mint
const maximumLamports = 20_000

interface Fee {
  fee_in_lamports: number
  fee_in_token: number
  payment_address: string
  signer_pubkey: string
}

/** Throws unless the answer of the service is what you agreed to. */
function checkFee(fee: Fee): bigint {
  if (fee.signer_pubkey !== feePayer)
    throw new Error(`Refused: fee payer ${fee.signer_pubkey}`)
  if (fee.payment_address !== paymentAddress)
    throw new Error(`Refused: payment to ${fee.payment_address}`)
  for (const [amount, maximum] of [
    [fee.fee_in_token, maximumTokens],
    [fee.fee_in_lamports, maximumLamports],
  ] as const)
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > maximum)
      throw new Error(`Refused: a fee of ${amount}, at most ${maximum}`)
  return BigInt(fee.fee_in_token)
}

export async function sendTokens(url: string, amount: bigint) {
  const signer_key = feePayer
  const transfer = await payTokens(friend, amount)

  // Without the signature of the user, the service cannot send this one.
  const unsigned = compileTransaction(await draft([transfer]))
  const fee = await kora<Fee>(url, 'estimateTransactionFee', {
    transaction: getBase64EncodedWireTransaction(unsigned),
    fee_token: mint,
    signer_key,
  })

  const payment = await payTokens(paymentAddress, checkFee(fee))
  const signed = await partiallySignTransactionMessageWithSigners(
    await draft([transfer, payment]),
  )
  const answer = await kora<{ signed_transaction: string }>(
    url,
    'signTransaction',
    { transaction: getBase64EncodedWireTransaction(signed), signer_key },
  )
  const returned = getTransactionDecoder().decode(
    getBase64Encoder().encode(answer.signed_transaction),
  )
  if (!bytesEqual(returned.messageBytes, signed.messageBytes))
    throw new Error('Refused: another transaction came back')

  // Send the same bytes too, and let your own node say that they landed.
  assertIsTransactionWithBlockhashLifetime(signed)
  const { lifetimeConstraint } = signed
  const transaction = { ...returned, lifetimeConstraint }
  assertIsFullySignedTransaction(transaction)
  assertIsTransactionWithinSizeLimit(transaction)
  await sendAndConfirmTransaction(transaction, {
    commitment: 'confirmed',
    skipPreflight: true,
  })
  console.log('Fee:', fee.fee_in_token, 'base units')
  return getSignatureFromTransaction(transaction)
}
// #endregion

const url = process.env.KORA_URL ?? 'http://127.0.0.1:8080'
console.log('Signature:', await sendTokens(url, 5_000_000n))

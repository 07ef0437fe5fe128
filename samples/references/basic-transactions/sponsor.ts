import {
  airdropFactory,
  assertIsTransactionWithinSizeLimit,
  blockhash,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  isInstructionForProgram,
  isInstructionWithAccounts,
  isInstructionWithData,
  lamports,
  sendAndConfirmTransactionFactory,
  signTransaction,
  type Address,
  type Base64EncodedWireTransaction,
  type Transaction,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { COMPUTE_BUDGET_PROGRAM_ADDRESS } from '@solana-program/compute-budget'
import {
  parseTokenInstruction,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const rpcSubscriptions = createSolanaRpcSubscriptions('ws://127.0.0.1:8900')
const airdrop = airdropFactory({ rpc, rpcSubscriptions })
const sendAndConfirmTransaction = sendAndConfirmTransactionFactory({
  rpc,
  rpcSubscriptions,
})

// In production, load it from your key management.
export const service = await generateKeyPairSigner()
await airdrop({
  commitment: 'confirmed',
  lamports: lamports(1_000_000_000n),
  recipientAddress: service.address,
})
console.log('The service pays from', service.address)

/** What the service asks of a transaction before it pays the fee. */
export interface Terms {
  readonly mint: Address
  readonly decimals: number
  /** The token account of the service, which receives the price. */
  readonly payTo: Address
  readonly price: bigint
  /** The highest fee that the price covers, in lamports. */
  readonly maximumFee: bigint
}

// #region preview
/** Throws unless the service can sign: one user pays it, and pays enough. */
export async function checkTransaction(transaction: Transaction, terms: Terms) {
  const message = getCompiledTransactionMessageDecoder().decode(
    transaction.messageBytes,
  )
  if (message.version !== 0 && message.version !== 1)
    throw new Error(`Refused: version ${message.version}`)
  if ('addressTableLookups' in message && message.addressTableLookups?.length)
    throw new Error('Refused: a lookup table hides accounts')
  if (message.header.numSignerAccounts !== 2)
    throw new Error('Refused: only the service and one user may sign')
  const { feePayer, instructions } = decompileTransactionMessage(message)
  if (feePayer.address !== service.address)
    throw new Error('Refused: the service is not the fee payer')

  let payments = 0
  for (const instruction of instructions) {
    if (instruction.accounts?.some((a) => a.address === service.address))
      throw new Error('Refused: an instruction uses the key of the service')
    // This program changes only limits and fee. The fee is compared below.
    if (instruction.programAddress === COMPUTE_BUDGET_PROGRAM_ADDRESS) continue
    if (
      !isInstructionForProgram(instruction, TOKEN_PROGRAM_ADDRESS) ||
      !isInstructionWithAccounts(instruction) ||
      !isInstructionWithData(instruction)
    )
      throw new Error(`Refused: program ${instruction.programAddress}`)
    const parsed = parseTokenInstruction(instruction)
    if (parsed.instructionType !== TokenInstruction.TransferChecked)
      throw new Error(
        `Refused: instruction ${TokenInstruction[parsed.instructionType]}`,
      )
    const { accounts, data } = parsed
    if (accounts.source.address === terms.payTo)
      throw new Error('Refused: it takes tokens of the service')
    if (accounts.destination.address !== terms.payTo) continue
    if (
      accounts.mint.address !== terms.mint ||
      data.decimals !== terms.decimals
    )
      throw new Error('Refused: it pays in another token')
    if (data.amount < terms.price)
      throw new Error(`Refused: ${data.amount} paid, ${terms.price} due`)
    payments += 1
  }
  if (payments !== 1) throw new Error(`Refused: ${payments} payments, not one`)

  // The node knows the fee of each version, with everything in it.
  const { value: fee } = await rpc
    .getFeeForMessage(
      getBase64Decoder().decode(
        transaction.messageBytes,
      ) as TransactionMessageBytesBase64,
    )
    .send()
  if (fee === null) throw new Error('Refused: its blockhash is not known')
  if (fee > terms.maximumFee)
    throw new Error(`Refused: a fee of ${fee}, at most ${terms.maximumFee}`)
  return message
}
// #endregion

/** Checks the transaction of a user, signs it as the fee payer and sends it. */
export async function sponsor(
  received: Base64EncodedWireTransaction,
  terms: Terms,
) {
  const transaction = getTransactionDecoder().decode(
    getBase64Encoder().encode(received),
  )
  const message = await checkTransaction(transaction, terms)
  const signed = await signTransaction([service.keyPair], transaction)
  assertIsTransactionWithinSizeLimit(signed)

  // The blockhash of the user expires at this height or earlier.
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const lifetimeConstraint = {
    blockhash: blockhash(message.lifetimeToken),
    lastValidBlockHeight: latest.lastValidBlockHeight,
  }
  // The node simulates it first: what would fail is not sent and costs nothing.
  await sendAndConfirmTransaction(
    { ...signed, lifetimeConstraint },
    { commitment: 'confirmed' },
  )
  return getSignatureFromTransaction(signed)
}

import {
  appendTransactionMessageInstruction,
  assertIsInstructionWithAccounts,
  assertIsInstructionWithData,
  blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  decompileTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
  type Address,
} from '@solana/kit'
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  MAX_COMPUTE_UNIT_LIMIT,
  parseComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import {
  getTransferSolInstruction,
  parseSystemInstruction,
  SYSTEM_PROGRAM_ADDRESS,
  SystemInstruction,
} from '@solana-program/system'

const lamportsPerSignature = 5_000n
const microLamports = 1_000_000n // in one lamport
const transferSize = 12 // bytes of data
const unitLimitSize = 5
const unitPriceSize = 9
const knownConfigBits = 0b11111 // fee, units, loaded data, heap

// #region preview
type Payment = {
  wallet: Address // signs, pays, and pays the fee
  recipient: Address
  amount: bigint
  maxFee: bigint
}

// Throws unless the text holds this payment and nothing else.
export function readPayment(text: string, expected: Payment) {
  const { wallet, recipient, amount, maxFee } = expected
  const transaction = getTransactionDecoder().decode(
    getBase64Encoder().encode(text),
  )
  const { messageBytes, signatures } = transaction
  const decoder = getCompiledTransactionMessageDecoder()
  const [compiled, end] = decoder.read(messageBytes, 0)
  if (end !== messageBytes.length) throw new Error('Bytes after the message')
  if (!['legacy', 0, 1].includes(compiled.version))
    throw new Error(`Unknown version: ${compiled.version}`)
  if ('configMask' in compiled && compiled.configMask > knownConfigBits)
    throw new Error('Unknown setting in the message')
  if ('addressTableLookups' in compiled)
    throw new Error('Addresses in a lookup table')

  // The first signer pays the fee.
  if (Object.keys(signatures).join() !== wallet)
    throw new Error(`Signers: ${Object.keys(signatures).join(', ')}`)
  const known = [
    wallet,
    recipient,
    SYSTEM_PROGRAM_ADDRESS,
    COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ]
  for (const address of compiled.staticAccounts)
    if (!known.includes(address)) throw new Error(`Unknown address ${address}`)

  const message = decompileTransactionMessage(compiled)
  let transfers = 0
  let unitLimit = 0
  let unitPrice = 0n
  for (const instruction of message.instructions) {
    assertIsInstructionWithData(instruction)
    const { programAddress, data } = instruction
    if (programAddress === SYSTEM_PROGRAM_ADDRESS) {
      assertIsInstructionWithAccounts(instruction)
      const parsed = parseSystemInstruction(instruction)
      if (
        parsed.instructionType !== SystemInstruction.TransferSol ||
        data.length !== transferSize ||
        instruction.accounts.length !== 2
      )
        throw new Error('Not a transfer of SOL')
      const { source, destination } = parsed.accounts
      if (source.address !== wallet || destination.address !== recipient)
        throw new Error(`Pays ${destination.address}`)
      if (parsed.data.amount !== amount)
        throw new Error(`Pays ${parsed.data.amount} lamports`)
      transfers += 1
    } else if (
      programAddress === COMPUTE_BUDGET_PROGRAM_ADDRESS &&
      message.version !== 1
    ) {
      const parsed = parseComputeBudgetInstruction(instruction)
      const { instructionType } = parsed
      if (
        instructionType === ComputeBudgetInstruction.SetComputeUnitLimit &&
        data.length === unitLimitSize
      )
        unitLimit += parsed.data.units
      else if (
        instructionType === ComputeBudgetInstruction.SetComputeUnitPrice &&
        data.length === unitPriceSize
      )
        unitPrice += parsed.data.microLamports
      else throw new Error('Unknown instruction of Compute Budget')
    } else throw new Error(`A call of ${programAddress}`)
  }
  if (transfers !== 1) throw new Error(`${transfers} transfers`)

  // Version 1 names its priority fee, the older ones a price for each unit.
  const units = BigInt(unitLimit || MAX_COMPUTE_UNIT_LIMIT)
  const priorityFee =
    message.version === 1
      ? (message.config?.priorityFeeLamports ?? 0n)
      : (unitPrice * units + microLamports - 1n) / microLamports
  const fee = lamportsPerSignature + priorityFee
  if (fee > maxFee) throw new Error(`A fee of ${fee} lamports`)
  return { transaction, fee }
}
// #endregion

const coldWallet = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

// Stands for the text that came from the online machine.
const text = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayer(coldWallet.address, m),
  (m) =>
    setTransactionMessageLifetimeUsingBlockhash(
      {
        blockhash: blockhash('GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'),
        lastValidBlockHeight: 0n,
      },
      m,
    ),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: createNoopSigner(coldWallet.address),
        destination: recipient.address,
        amount: lamports(10_000_000n),
      }),
      m,
    ),
  compileTransaction,
  getBase64EncodedWireTransaction,
)

// #region sign
// What the owner of the cold wallet wants to pay, typed in on this machine.
const payment: Payment = {
  wallet: coldWallet.address,
  recipient: recipient.address,
  amount: 10_000_000n,
  maxFee: 20_000n, // lamports
}
const { transaction, fee } = readPayment(text, payment)
const signed = await signTransaction([coldWallet.keyPair], transaction)
// #endregion
console.log('Pays:', payment.amount, 'lamports')
console.log('To:  ', payment.recipient)
console.log('Fee: ', fee, 'lamports')
console.log(
  'Back:',
  getBase64EncodedWireTransaction(signed).length,
  'characters',
)

import {
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressDecoder,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getU64Encoder,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  type Instruction,
  type Nonce,
  type V1TransactionConfig,
} from '@solana/kit'
import {
  getRequestHeapFrameInstruction,
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { getAddMemoInstruction } from '@solana-program/memo'
import {
  getAllocateInstruction,
  getAssignInstruction,
  getCreateAccountInstruction,
  getTransferSolInstruction,
  getTransferSolWithSeedInstruction,
  SYSTEM_PROGRAM_ADDRESS,
} from '@solana-program/system'
import { readPayment } from './inspect-transaction'

const { address: wallet } = await generateKeyPairSigner()
const { address: recipient } = await generateKeyPairSigner()
const { address: thief } = await generateKeyPairSigner()
const amount = 10_000_000n
const payment = { wallet, recipient, amount, maxFee: 20_000n }

const value = 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'
const lifetime = { blockhash: blockhash(value), lastValidBlockHeight: 0n }
const source = createNoopSigner(wallet)
const pay = { source, destination: recipient, amount: lamports(amount) }
const transfer = getTransferSolInstruction(pay)
const price = (microLamports: bigint) =>
  getSetComputeUnitPriceInstruction({ microLamports })
const limit = getSetComputeUnitLimitInstruction({ units: 1_000 })

const messageOf = (instructions: Instruction[], feePayer = wallet) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
const textOf = (message: Parameters<typeof compileTransaction>[0]) =>
  getBase64EncodedWireTransaction(compileTransaction(message))
const text = (...instructions: Instruction[]) => textOf(messageOf(instructions))
const version1 = (config: V1TransactionConfig, ...others: Instruction[]) =>
  pipe(
    createTransactionMessage({ version: 1 }),
    (m) => setTransactionMessageFeePayer(wallet, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => setTransactionMessageConfig(config, m),
    (m) => appendTransactionMessageInstructions([transfer, ...others], m),
    textOf,
  )
const longer = (instruction: Instruction) => ({
  ...instruction,
  data: Uint8Array.from([...(instruction.data ?? []), 0]),
})
function changed(text: string, change: (bytes: number[]) => void) {
  const bytes = [...getBase64Encoder().encode(text)]
  change(bytes)
  return getBase64Decoder().decode(Uint8Array.from(bytes))
}

// The first bytes of this owner are the amount, if one reads a transfer.
const owner = getAddressDecoder().decode(
  Uint8Array.from([...getU64Encoder().encode(amount), ...Array(24).fill(7)]),
)
const assign = getAssignInstruction({ account: source, programAddress: owner })
const table = { [thief]: [recipient] }
const nonce = {
  nonce: value as Nonce,
  nonceAccountAddress: recipient,
  nonceAuthorityAddress: wallet,
}

const honest = {
  'Version 0': text(transfer),
  'A small priority fee': text(limit, price(1_000_000n), transfer),
  'Version 1': version1({ priorityFeeLamports: 1_000n }),
}
const attacks = {
  'Assign, dressed as a transfer': text({
    ...assign,
    accounts: transfer.accounts,
  }),
  'Allocate, dressed as a transfer': text({
    ...getAllocateInstruction({ newAccount: source, space: amount }),
    accounts: transfer.accounts,
  }),
  CreateAccount: text(
    getCreateAccountInstruction({
      payer: source,
      newAccount: createNoopSigner(recipient),
      lamports: amount,
      space: 0n,
      programAddress: owner,
    }),
  ),
  TransferSolWithSeed: text(
    getTransferSolWithSeedInstruction({
      source: recipient,
      baseAccount: source,
      destination: recipient,
      amount,
      fromSeed: '',
      fromOwner: SYSTEM_PROGRAM_ADDRESS,
    }),
  ),
  'A number that System does not have': text({
    ...transfer,
    data: Uint8Array.of(99, 0, 0, 0),
  }),
  'Another recipient': text(
    getTransferSolInstruction({ ...pay, destination: thief }),
  ),
  'Back to the wallet': text(
    getTransferSolInstruction({ ...pay, destination: wallet }),
  ),
  'Another amount': text(
    getTransferSolInstruction({ ...pay, amount: amount + 1n }),
  ),
  'Two transfers': text(transfer, transfer),
  'No transfer': text(price(1n)),
  'A third account': text({
    ...transfer,
    accounts: [...transfer.accounts, transfer.accounts[1]],
  }),
  'An unknown program': text(transfer, getAddMemoInstruction({ memo: 'Hi' })),
  'A lookup table': textOf(
    compressTransactionMessageUsingAddressLookupTables(
      messageOf([transfer]),
      table,
    ),
  ),
  'A durable nonce': textOf(
    setTransactionMessageLifetimeUsingDurableNonce(
      nonce,
      messageOf([transfer]),
    ),
  ),
  'Another fee payer': textOf(messageOf([transfer], thief)),
  'Price of a unit': text(limit, price(10n ** 14n), transfer),
  'Price without a limit': text(price(100_000n), transfer),
  'Two prices': text(limit, price(10_000_000n), price(9_000_000n), transfer),
  'Price with a byte too many': text(
    limit,
    longer(price(10n ** 14n)),
    transfer,
  ),
  'Another instruction of Compute Budget': text(
    getRequestHeapFrameInstruction({ bytes: 65_536 }),
    transfer,
  ),
  'Version 1 with a fee of 99 SOL': version1({
    priorityFeeLamports: 99_000_000_000n,
  }),
  'Version 1 with Compute Budget': version1({}, price(1n)),
  'Version 1 with an unknown setting': changed(version1({}), (bytes) => {
    bytes[4] = 0b100000 // the mask of the settings
  }),
  'Version 2': changed(text(transfer), (bytes) => {
    bytes[65] = 0x82 // behind the number of signatures and one signature
  }),
  'A byte behind the data': text(longer(transfer)),
  'A byte behind the message': changed(text(transfer), (bytes) => {
    bytes.push(0)
  }),
}

for (const [name, text] of Object.entries(honest))
  console.log(`${name}: accepted, fee ${readPayment(text, payment).fee}`)
for (const [name, text] of Object.entries(attacks)) {
  let accepted = true
  try {
    readPayment(text, payment)
  } catch (error) {
    accepted = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (accepted) throw new Error(`Not refused: ${name}`)
}

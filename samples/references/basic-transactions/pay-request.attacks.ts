import {
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createSolanaRpc,
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
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getAddMemoInstruction } from '@solana-program/memo'
import {
  getAllocateInstruction,
  getAssignInstruction,
  getTransferSolInstruction,
} from '@solana-program/system'
import { checkRequest } from './pay-request'

const rpc = createSolanaRpc('http://127.0.0.1:8899')
const { address: wallet } = await generateKeyPairSigner()
const { address: recipient } = await generateKeyPairSigner()
const { address: thief } = await generateKeyPairSigner()
const amount = 10_000_000n
const allowed = { wallet, recipient, maxAmount: amount, maxFee: 20_000n }

const { value: recent } = await rpc.getLatestBlockhash().send()
const unknown = blockhash('GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W')
const source = createNoopSigner(wallet)
const pay = { source, destination: recipient, amount: lamports(amount) }
const transfer = getTransferSolInstruction(pay)
const price = getSetComputeUnitPriceInstruction({ microLamports: 10n ** 12n })

const messageOf = (
  instructions: Instruction[],
  feePayer = wallet,
  lifetime = recent,
) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(feePayer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
const wireOf = (message: Parameters<typeof compileTransaction>[0]) =>
  getBase64EncodedWireTransaction(compileTransaction(message))
const wire = (...instructions: Instruction[]) => wireOf(messageOf(instructions))
const version1 = (config: V1TransactionConfig) =>
  pipe(
    createTransactionMessage({ version: 1 }),
    (m) => setTransactionMessageFeePayer(wallet, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(recent, m),
    (m) => setTransactionMessageConfig(config, m),
    (m) => appendTransactionMessageInstructions([transfer], m),
    wireOf,
  )
function changed(wire: string, change: (bytes: number[]) => void) {
  const bytes = [...getBase64Encoder().encode(wire)]
  change(bytes)
  return getBase64Decoder().decode(Uint8Array.from(bytes))
}

// The first bytes of this owner are the amount, if one reads a transfer.
const owner = getAddressDecoder().decode(
  Uint8Array.from([...getU64Encoder().encode(amount), ...Array(24).fill(7)]),
)
const assign = getAssignInstruction({ account: source, programAddress: owner })
const nonce = {
  nonce: unknown as string as Nonce,
  nonceAccountAddress: thief,
  nonceAuthorityAddress: wallet,
}

const attacks = {
  'Another recipient': wire(
    getTransferSolInstruction({ ...pay, destination: thief }),
  ),
  'More than was offered': wire(
    getTransferSolInstruction({ ...pay, amount: lamports(990_000_000n) }),
  ),
  'One more transfer': wire(
    transfer,
    getTransferSolInstruction({ ...pay, destination: thief }),
  ),
  'No transfer, only a fee': wire(price),
  'Assign, dressed as a transfer': wire({
    ...assign,
    accounts: transfer.accounts,
  }),
  'Allocate, dressed as a transfer': wire({
    ...getAllocateInstruction({ newAccount: source, space: amount }),
    accounts: transfer.accounts,
  }),
  'An unknown program': wire(getAddMemoInstruction({ memo: 'Hi' })),
  'A memo beside the transfer': wire(
    transfer,
    getAddMemoInstruction({ memo: 'Hi' }),
  ),
  'Another fee payer': wireOf(messageOf([transfer], thief)),
  'A lookup table': wireOf(
    compressTransactionMessageUsingAddressLookupTables(messageOf([transfer]), {
      [thief]: [recipient],
    }),
  ),
  'A durable nonce': wireOf(
    setTransactionMessageLifetimeUsingDurableNonce(
      nonce,
      messageOf([transfer]),
    ),
  ),
  'Price of a unit': wire(price, transfer),
  'Version 1 with a fee of 0.9 SOL': version1({
    priorityFeeLamports: 900_000_000n,
  }),
  'Version 1 with an unknown setting': changed(version1({}), (bytes) => {
    bytes[4] = 0b100000 // the mask of the settings
  }),
  'An unknown blockhash': wireOf(
    messageOf([transfer], wallet, { ...recent, blockhash: unknown }),
  ),
  'A byte behind the data': wire({
    ...transfer,
    data: Uint8Array.from([...transfer.data, 0]),
  }),
  'A byte behind the message': changed(wire(transfer), (bytes) => {
    bytes.push(0)
  }),
}

console.log('Paid:', (await checkRequest(wire(transfer), allowed)).amount)
for (const [name, wire] of Object.entries(attacks)) {
  let accepted = true
  try {
    await checkRequest(wire, allowed)
  } catch (error) {
    accepted = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (accepted) throw new Error(`Not refused: ${name}`)
}

import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  type BlockhashLifetimeConstraint,
  type Instruction,
  type Nonce,
} from '@solana/kit'
import { getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getAddMemoInstruction } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import { signIfAgreed } from './partial-sign-transaction'

const payer = await generateKeyPairSigner()
const sender = createNoopSigner((await generateKeyPairSigner()).address)
const { address: recipient } = await generateKeyPairSigner()
const amount = lamports(10_000_000n)
const pay = { source: sender, destination: recipient, amount }
const agreed = getTransferSolInstruction(pay)
const price = getSetComputeUnitPriceInstruction({ microLamports: 10n ** 14n })

const value = 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'
const lifetime = { blockhash: blockhash(value), lastValidBlockHeight: 0n }
const nonce = {
  nonce: value as Nonce,
  nonceAccountAddress: recipient,
  nonceAuthorityAddress: sender.address,
}
const messageOf = (
  instructions: Instruction[],
  constraint: BlockhashLifetimeConstraint = lifetime,
) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayer(payer.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(constraint, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
const textOf = (message: Parameters<typeof compileTransaction>[0]) =>
  getBase64EncodedWireTransaction(compileTransaction(message))
const text = (...instructions: Instruction[]) => textOf(messageOf(instructions))
const bytes = getBase64Encoder().encode(text(agreed))

const attacks = {
  'SOL of the fee payer': text(
    getTransferSolInstruction({
      ...pay,
      source: createNoopSigner(payer.address),
    }),
  ),
  'One more transfer': text(
    agreed,
    getTransferSolInstruction({
      ...pay,
      source: createNoopSigner(payer.address),
    }),
  ),
  'Another recipient': text(
    getTransferSolInstruction({ ...pay, destination: sender.address }),
  ),
  'Another amount': text(
    getTransferSolInstruction({ ...pay, amount: lamports(1n) }),
  ),
  'A memo': text(agreed, getAddMemoInstruction({ memo: 'Hi' })),
  'Price of a unit': text(price, agreed),
  'Version 1 with a fee of 0.9 SOL': pipe(
    createTransactionMessage({ version: 1 }),
    (m) => setTransactionMessageFeePayer(payer.address, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) =>
      setTransactionMessageConfig({ priorityFeeLamports: 900_000_000n }, m),
    (m) => appendTransactionMessageInstructions([agreed], m),
    textOf,
  ),
  'A lookup table': textOf(
    compressTransactionMessageUsingAddressLookupTables(messageOf([agreed]), {
      [address(value)]: [recipient],
    }),
  ),
  'A durable nonce': textOf(
    setTransactionMessageLifetimeUsingDurableNonce(nonce, messageOf([agreed])),
  ),
  'A byte behind the message': getBase64Decoder().decode(
    Uint8Array.from([...bytes, 0]),
  ),
}

// The honest text is signed, and no other.
const agreedOn = (lifetime: BlockhashLifetimeConstraint) =>
  compileTransaction(messageOf([agreed], lifetime))
await signIfAgreed(text(agreed), agreedOn, payer.keyPair)
for (const [name, text] of Object.entries(attacks)) {
  let signed = true
  try {
    await signIfAgreed(text, agreedOn, payer.keyPair)
  } catch (error) {
    signed = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (signed) throw new Error(`Signed: ${name}`)
}

import {
  ComputeBudgetProgram,
  Keypair,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { signIfAgreed } from './partial-sign-transaction.v1'

const payer = Keypair.generate()
const sender = Keypair.generate()
const recipient = Keypair.generate()
const amount = 10_000_000
const value = 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'

const transfer = (from: Keypair, to: Keypair, lamports: number) =>
  SystemProgram.transfer({
    fromPubkey: from.publicKey,
    toPubkey: to.publicKey,
    lamports,
  })
const agreed = transfer(sender, recipient, amount)
const price = ComputeBudgetProgram.setComputeUnitPrice({
  microLamports: 10n ** 14n,
})
const advance = SystemProgram.nonceAdvance({
  noncePubkey: recipient.publicKey,
  authorizedPubkey: sender.publicKey,
})

const transactionOf = (
  instructions: TransactionInstruction[],
  blockhash = value,
) =>
  new Transaction({
    feePayer: payer.publicKey,
    blockhash,
    lastValidBlockHeight: 0,
  }).add(...instructions)
const text = (...instructions: TransactionInstruction[]) =>
  transactionOf(instructions)
    .serialize({ requireAllSignatures: false })
    .toString('base64')
const version0 = new VersionedTransaction(
  new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: value,
    instructions: [agreed],
  }).compileToV0Message(),
)

const attacks = {
  'SOL of the fee payer': text(transfer(payer, recipient, amount)),
  'One more transfer': text(agreed, transfer(payer, recipient, amount)),
  'Another recipient': text(transfer(sender, payer, amount)),
  'Another amount': text(transfer(sender, recipient, 1)),
  'Price of a unit': text(price, agreed),
  'A durable nonce': text(advance, agreed),
  'Version 0': Buffer.from(version0.serialize()).toString('base64'),
}

// The honest text is signed, and no other.
const agreedOn = (blockhash: string) => transactionOf([agreed], blockhash)
signIfAgreed(text(agreed), agreedOn, payer)
for (const [name, text] of Object.entries(attacks)) {
  let signed = true
  try {
    signIfAgreed(text, agreedOn, payer)
  } catch (error) {
    signed = false
    const reason = error instanceof Error ? error.message : String(error)
    console.log(`${name}. Refused: ${reason}`)
  }
  if (signed) throw new Error(`Signed: ${name}`)
}

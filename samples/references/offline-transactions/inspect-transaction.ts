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
} from '@solana/kit'
import {
  SYSTEM_PROGRAM_ADDRESS,
  getTransferSolInstruction,
  parseTransferSolInstruction,
} from '@solana-program/system'

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

// #region preview
const transaction = getTransactionDecoder().decode(
  getBase64Encoder().encode(text),
)
const message = decompileTransactionMessage(
  getCompiledTransactionMessageDecoder().decode(transaction.messageBytes),
)
console.log('Must sign:', Object.keys(transaction.signatures))
console.log('Fee payer:', message.feePayer.address)

for (const instruction of message.instructions) {
  if (instruction.programAddress !== SYSTEM_PROGRAM_ADDRESS) {
    throw new Error(`Unexpected program: ${instruction.programAddress}`)
  }
  assertIsInstructionWithData(instruction)
  assertIsInstructionWithAccounts(instruction)
  const { accounts, data } = parseTransferSolInstruction(instruction)
  console.log('Transfer: ', data.amount, 'lamports')
  console.log('From:     ', accounts.source.address)
  console.log('To:       ', accounts.destination.address)
  const isKnown = accounts.destination.address === recipient.address
  console.log('Known:    ', isKnown)
}
// #endregion

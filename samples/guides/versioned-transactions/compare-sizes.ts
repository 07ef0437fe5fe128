// level: tested (builds messages and counts bytes, sends nothing)
import {
  appendTransactionMessageInstructions,
  blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  getTransactionMessageSize,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const payer = await generateKeyPairSigner()
const lookupTable = await generateKeyPairSigner()
const recipients = await Promise.all(
  Array.from({ length: 60 }, () => generateKeyPairSigner()),
)
const addresses = recipients.map(({ address }) => address)

const lifetime = {
  blockhash: blockhash('4NCYB3kRT8sCNodPNuCZo8VUh4xqpBQxsxed2wd9xaD4'),
  lastValidBlockHeight: 0n,
}

// #region preview
const legacyMessage = (instructions: Instruction[]) =>
  pipe(
    createTransactionMessage({ version: 'legacy' }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )

const v0Message = (instructions: Instruction[]) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )

const v0MessageWithTable = (instructions: Instruction[]) =>
  compressTransactionMessageUsingAddressLookupTables(v0Message(instructions), {
    [lookupTable.address]: addresses,
  })

const v1Message = (instructions: Instruction[]) =>
  pipe(
    createTransactionMessage({ version: 1 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) =>
      setTransactionMessageConfig(
        { computeUnitLimit: 50_000, loadedAccountsDataSizeLimit: 65_536 },
        m,
      ),
    (m) => appendTransactionMessageInstructions(instructions, m),
  )
// #endregion

const rows = [1, 10, 20, 30, 60].map((count) => {
  const transfers = addresses.slice(0, count).map((destination) =>
    getTransferSolInstruction({
      source: payer,
      destination,
      amount: lamports(1_000_000n),
    }),
  )
  const sizes = {
    legacy: getTransactionMessageSize(legacyMessage(transfers)),
    v0: getTransactionMessageSize(v0Message(transfers)),
    'v0 + table': getTransactionMessageSize(v0MessageWithTable(transfers)),
    v1: getTransactionMessageSize(v1Message(transfers)),
  }
  return [`${count} transfers`, sizes]
})
console.table(Object.fromEntries(rows))

// level: tested (Kit refuses to compile the message, nothing is sent)
import {
  AccountRole,
  appendTransactionMessageInstruction,
  blockhash,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  pipe,
  SOLANA_ERROR__TRANSACTION__TOO_MANY_ACCOUNT_ADDRESSES,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const payer = await generateKeyPairSigner()
const lookupTable = await generateKeyPairSigner()
const signers = await Promise.all(
  Array.from({ length: 63 }, () => generateKeyPairSigner()),
)
const addresses = signers.map(({ address }) => address)

const lifetime = {
  blockhash: blockhash('4NCYB3kRT8sCNodPNuCZo8VUh4xqpBQxsxed2wd9xaD4'),
  lastValidBlockHeight: 0n,
}

// #region preview
// A program may read more accounts than a transaction can lock.
const transfer = getTransferSolInstruction({
  source: payer,
  destination: payer.address,
  amount: lamports(1n),
})
const instruction = {
  ...transfer,
  accounts: [
    ...transfer.accounts,
    ...addresses.map((address) => ({ address, role: AccountRole.READONLY })),
  ],
}

const message = pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
  (m) => appendTransactionMessageInstruction(instruction, m),
  (m) =>
    compressTransactionMessageUsingAddressLookupTables(m, {
      [lookupTable.address]: addresses,
    }),
)

try {
  await signTransactionMessageWithSigners(message)
} catch (error) {
  if (
    !isSolanaError(error, SOLANA_ERROR__TRANSACTION__TOO_MANY_ACCOUNT_ADDRESSES)
  )
    throw error
  console.log('Error:', error.message)
  console.log('Code:', error.context.__code)
}
// #endregion

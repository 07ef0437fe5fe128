import {
  SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING,
  appendTransactionMessageInstruction,
  assertIsFullySignedTransaction,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  isSolanaError,
  lamports,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'

const sender = await generateKeyPairSigner()
const payer = await generateKeyPairSigner()

const halfSigned = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayer(payer.address, m),
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
        source: sender,
        destination: payer.address,
        amount: lamports(10_000_000n),
      }),
      m,
    ),
  partiallySignTransactionMessageWithSigners,
)

// #region preview
try {
  assertIsFullySignedTransaction(halfSigned)
} catch (error) {
  if (!isSolanaError(error, SOLANA_ERROR__TRANSACTION__SIGNATURES_MISSING)) {
    throw error
  }
  const { addresses } = error.context
  console.log('Missing signatures:', addresses.length)
  console.log('Of the fee payer:  ', addresses.includes(payer.address))
}
// #endregion

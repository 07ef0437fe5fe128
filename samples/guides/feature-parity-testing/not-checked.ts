import { getTransferSolInstruction } from '@solana-program/system'
import {
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  lamports,
  pipe,
  setTransactionMessageConfig,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { FailedTransactionMetadata, FeatureSet, LiteSVM } from 'litesvm'

const payer = await generateKeyPairSigner()
const recipient = await generateKeyPairSigner()

// #region preview
// Transactions of version 1 (SIMD-0385).
const versionOne = getAddressEncoder().encode(
  address('txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL'),
) as Uint8Array

const features = FeatureSet.allEnabled()
features.deactivate(versionOne)
console.log('Feature active:', features.isActive(versionOne))

const svm = new LiteSVM().withFeatureSet(features).withBuiltins()
svm.airdrop(payer.address, lamports(1_000_000_000n))
const transaction = await pipe(
  createTransactionMessage({ version: 1 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
  (m) =>
    setTransactionMessageConfig(
      { computeUnitLimit: 1_000, loadedAccountsDataSizeLimit: 65_536 },
      m,
    ),
  (m) =>
    appendTransactionMessageInstruction(
      getTransferSolInstruction({
        source: payer,
        destination: recipient.address,
        amount: lamports(10_000_000n),
      }),
      m,
    ),
  (m) => signTransactionMessageWithSigners(m),
)
const result = svm.sendTransaction(transaction)
const failed = result instanceof FailedTransactionMetadata
console.log('LiteSVM accepts it:', !failed)
// #endregion

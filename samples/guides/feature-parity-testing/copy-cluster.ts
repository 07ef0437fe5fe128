import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  fetchEncodedAccounts,
  generateKeyPairSigner,
  getAddressDecoder,
  getAddressEncoder,
  getOptionDecoder,
  getU64Decoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
  unwrapOption,
} from '@solana/kit'
import { FailedTransactionMetadata, FeatureSet, LiteSVM } from 'litesvm'

// #region preview
/** The features that are active on a cluster. */
async function featuresOf(url: string): Promise<FeatureSet> {
  const rpc = createSolanaRpc(url)
  const known = FeatureSet.allEnabled()
    .getActiveFeatures()
    .map((bytes) => getAddressDecoder().decode(bytes))
  const active = new FeatureSet()
  // getMultipleAccounts takes 100 addresses.
  for (let start = 0; start < known.length; start += 100) {
    const batch = known.slice(start, start + 100)
    for (const account of await fetchEncodedAccounts(rpc, batch)) {
      if (!account.exists) continue
      const slot = unwrapOption(activatedAt.decode(account.data))
      if (slot === null) continue
      const id = getAddressEncoder().encode(account.address) as Uint8Array
      active.activate(id, slot)
    }
  }
  return active
}
const activatedAt = getOptionDecoder(getU64Decoder())

const clusters = {
  // Add your other clusters here: mainnet, testnet, devnet.
  'your cluster': await featuresOf('http://127.0.0.1:8899'),
  'every feature': FeatureSet.allEnabled(),
}
for (const [name, features] of Object.entries(clusters)) {
  const svm = new LiteSVM().withFeatureSet(features).withBuiltins()
  console.log(`# ${name}: ${features.getActiveFeaturesCount()} features`)
  console.log(await myTest(svm))
}
// #endregion

/** Eight calls, one inside the other. */
async function myTest(svm: LiteSVM) {
  const nest = address('Nest111111111111111111111111111111111111111')
  const payer = await generateKeyPairSigner()
  svm.addProgramFromFile(nest, 'nest.so')
  svm.airdrop(payer.address, lamports(1_000_000_000n))
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
    (m) =>
      appendTransactionMessageInstruction(
        {
          programAddress: nest,
          accounts: [{ address: nest, role: AccountRole.READONLY }],
          data: new Uint8Array([8]),
        },
        m,
      ),
    (m) => signTransactionMessageWithSigners(m),
  )
  const result = svm.sendTransaction(transaction)
  return result instanceof FailedTransactionMetadata
    ? `${result.err()}`
    : 'success'
}

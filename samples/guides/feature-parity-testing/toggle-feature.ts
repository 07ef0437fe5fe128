import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressEncoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { FailedTransactionMetadata, FeatureSet, LiteSVM } from 'litesvm'

const nest = address('Nest111111111111111111111111111111111111111')
const payer = await generateKeyPairSigner()

/** Runs the program with so many calls inside each other. */
async function nestedCalls(svm: LiteSVM, calls: number) {
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
          data: new Uint8Array([calls]),
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

// #region preview
// Eight nested calls in place of four (SIMD-0268).
const raiseNesting = getAddressEncoder().encode(
  address('6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj'),
) as Uint8Array

const every = FeatureSet.allEnabled()
const without = FeatureSet.allEnabled()
without.deactivate(raiseNesting)

for (const calls of [4, 5, 8, 9]) {
  // Built-in programs depend on the features: set the features first.
  const on = new LiteSVM().withFeatureSet(every).withBuiltins()
  const off = new LiteSVM().withFeatureSet(without).withBuiltins()
  console.log(`${calls} nested calls`)
  console.log(`  feature on:  ${await nestedCalls(on, calls)}`)
  console.log(`  feature off: ${await nestedCalls(off, calls)}`)
}
// #endregion

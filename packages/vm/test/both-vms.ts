import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'
import { FailedTransactionMetadata as FailedInBrowser } from '../litesvm/internal'
import { LiteSvm } from '../litesvm/lite-svm'
import { describe } from '../mirror/describe'
import { startVm } from '../mirror/start-vm'

startVm()

const programAddress = address('Scores1111111111111111111111111111111111111')

/** What a program did on one VM. */
interface Outcome {
  /** Everything in the result (mirror/describe.ts). */
  readonly lines: ReadonlyMap<string, string>
  readonly logs: readonly string[]
  readonly failed: boolean
}

/** Calls a program with that data and without accounts, on both VMs. */
export async function runOnBoth(bytecode: Uint8Array, data = new Uint8Array()) {
  const browser = new LiteSVM()
  // The package stores its VM there.
  Object.assign(browser, { inner: new LiteSvm() })
  return {
    native: await run(new LiteSVM(), bytecode, data),
    browser: await run(browser, bytecode, data),
  }
}

async function run(
  svm: LiteSVM,
  bytecode: Uint8Array,
  data: Uint8Array,
): Promise<Outcome> {
  const key = new Uint8Array(32).fill(9)
  const payer = await createKeyPairSignerFromPrivateKeyBytes(key)
  svm.setAccount({
    address: payer.address,
    data: new Uint8Array(),
    executable: false,
    lamports: lamports(1_000_000_000n),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
    space: 0n,
  })
  svm.addProgram(programAddress, bytecode)
  const accounts = [{ address: payer.address, role: AccountRole.READONLY }]
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
    (m) =>
      appendTransactionMessageInstruction(
        { programAddress, accounts: data.length > 0 ? [] : accounts, data },
        m,
      ),
    (m) => signTransactionMessageWithSigners(m),
  )
  const outcome = svm.sendTransaction(transaction)
  const failed =
    outcome instanceof FailedTransactionMetadata ||
    outcome instanceof FailedInBrowser
  const meta = failed ? outcome.meta() : outcome
  return { lines: describe(outcome), logs: meta.logs(), failed }
}

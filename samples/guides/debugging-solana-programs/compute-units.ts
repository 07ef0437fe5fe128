import { getSetComputeUnitLimitInstruction } from '@solana-program/compute-budget'
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getU64Encoder,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const scores = address('Scores1111111111111111111111111111111111111')
const score = address('Game111111111111111111111111111111111111111')

const svm = new LiteSVM()
svm.addProgramFromFile(scores, 'scores.so')
const player = await generateKeyPairSigner()
svm.airdrop(player.address, lamports(1_000_000_000n))
svm.setAccount({
  address: score,
  programAddress: scores,
  lamports: lamports(1_000_000n),
  data: new Uint8Array(8),
  executable: false,
  space: 8n,
})

async function send(...instructions: Instruction[]) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(player, m),
    (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    (m) => signTransactionMessageWithSigners(m),
  )
  return svm.sendTransaction(transaction)
}

const addPoints: Instruction = {
  programAddress: scores,
  accounts: [
    { address: player.address, role: AccountRole.READONLY_SIGNER },
    { address: score, role: AccountRole.WRITABLE },
  ],
  data: getU64Encoder().encode(25n),
}

// #region preview
const result = await send(addPoints)
if (result instanceof FailedTransactionMetadata) throw new Error(`${result}`)

// The program calls sol_log_compute_units() before and after a step.
const left = result
  .logs()
  .map((line) => /^Program consumption: (\d+) units/.exec(line)?.[1])
  .filter((units) => units !== undefined)
const [before = 0, after = 0] = left.map(Number)
console.log('The whole instruction:', result.computeUnitsConsumed())
console.log('The step, with one of the two calls:', before - after)

// The same instruction with less than it needs.
const limit = getSetComputeUnitLimitInstruction({ units: 1_000 })
const failed = await send(limit, addPoints)
if (!(failed instanceof FailedTransactionMetadata)) throw new Error('It ran')
console.log(`\n${failed.err()}`)
console.log(failed.meta().logs().join('\n'))
// #endregion

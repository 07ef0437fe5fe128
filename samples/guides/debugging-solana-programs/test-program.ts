import assert from 'node:assert/strict'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getU64Decoder,
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

// #region preview
const svm = new LiteSVM()
svm.addProgramFromFile(scores, 'scores.so')

// A wallet with SOL, and an account as your program would have left it.
const player = await generateKeyPairSigner()
svm.airdrop(player.address, lamports(1_000_000_000n))
svm.setAccount({
  address: score,
  programAddress: scores,
  lamports: lamports(svm.minimumBalanceForRentExemption(8n)),
  data: new Uint8Array(8),
  executable: false,
  space: 8n,
})

const addPoints: Instruction = {
  programAddress: scores,
  accounts: [
    { address: player.address, role: AccountRole.READONLY_SIGNER },
    { address: score, role: AccountRole.WRITABLE },
  ],
  data: getU64Encoder().encode(25n),
}
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(player, m),
  (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
  (m) => appendTransactionMessageInstruction(addPoints, m),
  (m) => signTransactionMessageWithSigners(m),
)

const result = svm.sendTransaction(transaction)
assert(!(result instanceof FailedTransactionMetadata), result.toString())
console.log(result.logs().join('\n'))

const account = svm.getAccount(score)
assert(account.exists)
const points = getU64Decoder().decode(account.data)
assert.equal(points, 25n)
// #endregion
console.log(`\nThe account holds ${points}`)
console.log(`Compute units: ${result.computeUnitsConsumed()}`)

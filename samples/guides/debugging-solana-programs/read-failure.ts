import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getU64Encoder,
  type Instruction,
  lamports,
  pipe,
  type ReadonlyUint8Array,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  type FailedTransactionMetadata,
  LiteSVM,
  type TransactionMetadata,
} from 'litesvm'

const scores = address('Scores1111111111111111111111111111111111111')
const score = address('Game111111111111111111111111111111111111111')
const system = address('11111111111111111111111111111111')

const svm = new LiteSVM()
svm.addProgramFromFile(scores, 'scores.so')
const player = await generateKeyPairSigner()
svm.airdrop(player.address, lamports(1_000_000_000n))

function setScore(programAddress: Address) {
  svm.setAccount({
    address: score,
    programAddress,
    lamports: lamports(1_000_000n),
    data: new Uint8Array(8),
    executable: false,
    space: 8n,
  })
}

async function send(instruction: Instruction) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(player, m),
    (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
    (m) => appendTransactionMessageInstruction(instruction, m),
    (m) => signTransactionMessageWithSigners(m),
  )
  return svm.sendTransaction(transaction)
}

const addPoints = (data: ReadonlyUint8Array): Instruction => ({
  programAddress: scores,
  accounts: [
    { address: player.address, role: AccountRole.READONLY_SIGNER },
    { address: score, role: AccountRole.WRITABLE },
  ],
  data,
})

// #region preview
function explain(
  what: string,
  result: TransactionMetadata | FailedTransactionMetadata,
) {
  if (!('err' in result)) throw new Error(`${what}: it went through`)
  console.log(`# ${what}: ${result.err()}`)
  console.log(`${result.meta().logs().join('\n')}\n`)
}

setScore(scores)
explain('Code 2 of the program', await send(addPoints(u64(500n))))
explain('Seven bytes, not eight', await send(addPoints(u64(5n).slice(1))))
setScore(system)
explain('Not the account’s owner', await send(addPoints(u64(5n))))
// #endregion

function u64(value: bigint) {
  return getU64Encoder().encode(value)
}

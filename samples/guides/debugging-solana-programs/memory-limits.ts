// level: tested (it brings its virtual machine and needs no node)
import { getRequestHeapFrameInstruction } from '@solana-program/compute-budget'
import {
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  generateKeyPairSigner,
  getU32Encoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
  type Instruction,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const limits = address('Limits1111111111111111111111111111111111111')
const heap = address('Heap111111111111111111111111111111111111111')

const svm = new LiteSVM()
svm.addProgramFromFile(limits, 'limits.so')
svm.addProgramFromFile(heap, 'heap.so')
const payer = await generateKeyPairSigner()
svm.airdrop(payer.address, lamports(1_000_000_000n))

async function run(what: string, instructions: Instruction[]) {
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
    (m) => appendTransactionMessageInstructions(instructions, m),
    (m) => signTransactionMessageWithSigners(m),
  )
  const result = svm.sendTransaction(transaction)
  const failed = result instanceof FailedTransactionMetadata
  const logs = failed ? result.meta().logs() : result.logs()
  console.log(`${what}:`)
  // The Compute Budget program writes two lines, which say nothing here.
  for (const line of logs.slice((instructions.length - 1) * 2 + 1))
    console.log(`  ${line}`)
}

// #region preview
const u32 = getU32Encoder()
const fill = (bytes: number) => ({
  programAddress: limits,
  data: new Uint8Array([0, ...u32.encode(bytes)]),
})
const descend = (calls: number) => ({
  programAddress: limits,
  data: new Uint8Array([1, ...u32.encode(calls)]),
})
const fillLargeHeap = (bytes: number) => ({
  programAddress: heap,
  data: u32.encode(bytes),
})
const askForHeap = getRequestHeapFrameInstruction({ bytes: 256 * 1024 })

await run('30,000 bytes', [fill(30_000)])
await run('40,000 bytes', [fill(40_000)])
await run('40,000 bytes, and a request', [askForHeap, fill(40_000)])
await run('200,000 bytes, own allocator and request', [
  askForHeap,
  fillLargeHeap(200_000),
])
await run('200,000 bytes, own allocator alone', [fillLargeHeap(200_000)])
await run('60 calls, one inside the other', [descend(60)])
await run('70 calls', [descend(70)])
// #endregion

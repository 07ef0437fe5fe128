// level: tested (it brings its virtual machine and needs no node)
import assert from 'node:assert/strict'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getU64Decoder,
  type Instruction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const hello = address('Greet11111111111111111111111111111111111111')
const greetings = address('Game111111111111111111111111111111111111111')

// #region preview
const svm = new LiteSVM()
svm.addProgramFromFile(hello, 'hello.so')

const payer = await generateKeyPairSigner()
svm.airdrop(payer.address, lamports(1_000_000_000n))
// An account of eight bytes that the program owns.
svm.setAccount({
  address: greetings,
  programAddress: hello,
  lamports: lamports(svm.minimumBalanceForRentExemption(8n)),
  data: new Uint8Array(8),
  executable: false,
  space: 8n,
})

const greet: Instruction = {
  programAddress: hello,
  accounts: [{ address: greetings, role: AccountRole.WRITABLE }],
  data: new TextEncoder().encode('Ada'),
}
const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(payer, m),
  (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
  (m) => appendTransactionMessageInstruction(greet, m),
  (m) => signTransactionMessageWithSigners(m),
)
const result = svm.sendTransaction(transaction)
assert(!(result instanceof FailedTransactionMetadata), result.toString())

const account = svm.getAccount(greetings)
assert(account.exists)
assert.equal(getU64Decoder().decode(account.data), 1n)
// #endregion
console.log(result.logs().join('\n'))

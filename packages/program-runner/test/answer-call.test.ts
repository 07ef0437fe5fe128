import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { Chain } from '../../local-node/src/chain/chain'
import { answerCall } from '../src/chain/answer-call'
import type { RanTransaction, RunEvent } from '../src/protocol/events'

/** Version 3: its parser is that of the crates, and LiteSVM has a program at its address. */
const memoProgram = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

let chain: Chain
let payer: TransactionSigner
before(async () => {
  chain = await Chain.create()
  payer = await generateKeyPairSigner()
  await call('requestAirdrop', [payer.address, 1_000_000_000])
})
after(() => chain.stop())

/** Calls the chain as a recipe does, and returns what Run reports. */
async function call(method: string, params: readonly unknown[]) {
  const told: RunEvent[] = []
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  await answerCall(text, chain, (event) => told.push(event))
  return told
}

/** A signed transaction that calls a program. */
async function wireOf(programAddress: Address, data: readonly number[]) {
  const lifetime = {
    blockhash: chain.latestBlockhash,
    lastValidBlockHeight: chain.blockHeight + 150n,
  }
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (m) => setTransactionMessageFeePayerSigner(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) =>
      appendTransactionMessageInstruction(
        { programAddress, data: Uint8Array.from(data) },
        m,
      ),
    (m) => signTransactionMessageWithSigners(m),
  )
  return getBase64EncodedWireTransaction(transaction)
}

const cases = [
  ['no account', SYSTEM_PROGRAM_ADDRESS, [2, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0]],
  ['unknown data', SYSTEM_PROGRAM_ADDRESS, [99, 0, 0, 0]],
  ['no data', SYSTEM_PROGRAM_ADDRESS, []],
  ['few accounts', TOKEN_PROGRAM_ADDRESS, [3, 7, 0, 0, 0, 0, 0, 0, 0]],
  ['no UTF-8', memoProgram, [0xff]],
] as const

for (const [what, programAddress, data] of cases)
  for (const skipPreflight of [true, false])
    test(`a transaction is shown whole: ${what}, ${skipPreflight ? 'landed' : 'refused'}`, async () => {
      const wire = await wireOf(programAddress, data)
      chain.nextSlot()
      const options = { encoding: 'base64', skipPreflight }
      const told = await call('sendTransaction', [wire, options])
      const [shown] = told.flatMap((event): RanTransaction[] =>
        event.type === 'transaction' ? [event.transaction] : [],
      )
      assert.ok(shown?.error)
      assert.equal(shown.simulated, !skipPreflight)
      assert.deepEqual(
        shown.instructions.map(({ program }) => program),
        [programAddress],
      )
    })

for (const [method, options] of [
  ['sendTransaction', {}],
  ['simulateTransaction', {}],
  ['simulateTransaction', { replaceRecentBlockhash: true }],
] as const)
  test(`a program that is missing is named: ${method} ${Object.keys(options)}`, async () => {
    const program = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
    const wire = await wireOf(program, [1])
    const told = await call(method, [wire, { encoding: 'base64', ...options }])
    const missing = told.filter(({ type }) => type === 'missing')
    assert.deepEqual(missing, [{ type: 'missing', program }])
  })

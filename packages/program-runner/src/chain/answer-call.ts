import type { Chain } from '../../../local-node/src/chain/chain'
import {
  accountKeys,
  nothingLoaded,
} from '../../../local-node/src/chain/transaction'
import { dispatch } from '../../../local-node/src/dispatch'
import { stringify } from '../../../local-node/src/json'
import { readTransaction } from '../../../local-node/src/methods/wire'
import { Params } from '../../../local-node/src/params'
import type { RanTransaction, RunEvent } from '../protocol/events'
import { type Call, describeRequest } from './describe-request'
import { watchSending } from './watch-sending'

/** Runs a JSON-RPC call, and reports the call and its transaction. */
export async function answerCall(
  text: string,
  chain: Chain,
  tell: (event: RunEvent) => void,
): Promise<string> {
  const call = parse(text)
  const startedAt = performance.now()
  const finishSending =
    call.method === 'sendTransaction'
      ? watchSending(new Params(call.params ?? []), chain)
      : undefined
  const answer = await dispatch(text, chain)
  const milliseconds = performance.now() - startedAt
  const request = describeRequest(call, answer, milliseconds)
  tell({ type: 'request', request })
  // A failure to report must not change what the program gets.
  try {
    const transaction = finishSending?.()
    if (transaction) {
      tell({ type: 'transaction', transaction: plain(transaction) })
      for (const program of missingPrograms(transaction))
        tell({ type: 'missing', program })
    }
    for (const program of missingInSimulation(call, answer, chain))
      tell({ type: 'missing', program })
  } catch (error) {
    console.warn('A transaction could not be described:', error)
  }
  return answer === null ? '' : stringify(answer)
}

/** The call in a text; empty for a batch, and for text that is not JSON. */
function parse(text: string): Call {
  try {
    const call: unknown = JSON.parse(text)
    return typeof call === 'object' && call !== null ? call : {}
  } catch {
    return {}
  }
}

/** The programs without an account that a transaction calls, where it failed because of them. */
function missingPrograms({ accounts, error, instructions }: RanTransaction) {
  if (error !== '"ProgramAccountNotFound"') return []
  const called = new Set(instructions.map(({ program }) => program))
  return accounts.flatMap(({ address, before }) =>
    called.has(address) && !before ? [address] : [],
  )
}

/** Those that a simulated transaction calls, which no lookup table can hold. */
function missingInSimulation(call: Call, answer: unknown, chain: Chain) {
  const { result } = (answer ?? {}) as {
    result?: { value?: { err?: unknown } }
  }
  if (call.method !== 'simulateTransaction') return []
  if (result?.value?.err !== 'ProgramAccountNotFound') return []
  const params = new Params(call.params ?? [])
  const decoded = readTransaction(params.string(0), params.options(1))
  const keys = accountKeys(decoded.message, nothingLoaded)
  return decoded.instructions.flatMap(({ programIndex }) => {
    const program = keys[programIndex]
    return program && !chain.getAccount(program).exists ? [program] : []
  })
}

/** The same value as JSON has it: bigints become numbers. */
function plain(transaction: RanTransaction): RanTransaction {
  return JSON.parse(stringify(transaction))
}

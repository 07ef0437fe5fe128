import type { RanTransaction, RunEvent } from '../../../lib/client/run/events'
import type { Chain } from '../../node/chain/chain'
import { dispatch } from '../../node/dispatch'
import { stringify } from '../../node/json'
import { Params } from '../../node/params'
import { type Call, describeRequest } from './describe-request'
import { watchSending } from './watch-sending'

/** Answers a call of JSON-RPC, and tells what it did. */
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
  // To look inside must not decide how a program goes on.
  try {
    const transaction = finishSending?.()
    if (transaction)
      tell({ type: 'transaction', transaction: plain(transaction) })
  } catch (error) {
    console.warn('A transaction could not be described:', error)
  }
  return answer === null ? '' : stringify(answer)
}

/** The call that a text holds; of a batch or of no JSON nothing is known. */
function parse(text: string): Call {
  try {
    const call: unknown = JSON.parse(text)
    return typeof call === 'object' && call !== null ? call : {}
  } catch {
    return {}
  }
}

/** The same in values of JSON: amounts become numbers. */
function plain(transaction: RanTransaction): RanTransaction {
  return JSON.parse(stringify(transaction))
}

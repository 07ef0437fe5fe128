import type { WebSocket } from 'ws'
import type { Chain } from '../chain/chain'
import { failure, readCall } from '../dispatch'
import { stringify } from '../json'
import { Params } from '../params'
import { errorCodes, invalidParams, RpcError } from '../rpc-error'
import {
  accountSubscription,
  programSubscription,
} from './account-subscriptions'
import {
  rootSubscription,
  slotSubscription,
  slotsUpdatesSubscription,
} from './slot-subscriptions'
import type { Subscription } from './subscription'
import {
  logsSubscription,
  signatureSubscription,
} from './transaction-subscriptions'

const subscriptions: Readonly<Record<string, Subscription>> = {
  account: accountSubscription,
  logs: logsSubscription,
  program: programSubscription,
  root: rootSubscription,
  signature: signatureSubscription,
  slot: slotSubscription,
  slotsUpdates: slotsUpdatesSubscription,
}

let lastId = 0

/** One client's WebSocket with its subscriptions. */
export class Connection {
  private readonly running = new Map<number, () => void>()

  constructor(
    private readonly socket: WebSocket,
    private readonly chain: Chain,
  ) {
    socket.on('message', (data) => this.receive(String(data)))
    socket.on('close', () => this.close())
    // A frame that breaks the protocol or is too large: Agave hangs up without a word.
    socket.on('error', () => socket.terminate())
  }

  private close(): void {
    for (const stop of this.running.values()) stop()
    this.running.clear()
  }

  private receive(text: string): void {
    let id: string | number | null = null
    try {
      const call = readCall(parse(text))
      // A notification, such as the clients' keep-alive ping, has no answer.
      if (call.id === undefined) return
      id = call.id
      this.call(call.id, call.method, new Params(call.params))
    } catch (error) {
      this.send(failure(id, error))
    }
  }

  private call(id: string | number | null, method: string, params: Params) {
    const [, kind, verb] = /^(.*)(Subscribe|Unsubscribe)$/.exec(method) ?? []
    const subscription = subscriptions[kind ?? '']
    if (!subscription)
      throw new RpcError(errorCodes.methodNotFound, 'Method not found')
    if (verb === 'Unsubscribe') {
      this.stop(Number(params.bigint(0)))
      this.send({ jsonrpc: '2.0', result: true, id })
      return
    }
    const number = ++lastId
    const early: unknown[] = []
    let isAnswered = false
    const notify = (result: unknown) => {
      if (isAnswered) this.notify(subscription.notification, number, result)
      else early.push(result)
    }
    const stop = subscription.start(params, this.chain, {
      notify,
      notifyLast: (result) => {
        this.stop(number)
        notify(result)
      },
    })
    this.running.set(number, stop)
    this.send({ jsonrpc: '2.0', result: number, id })
    isAnswered = true
    early.forEach(notify)
  }

  private stop(number: number): void {
    const stop = this.running.get(number)
    if (!stop) throw invalidParams('Invalid subscription id.')
    stop()
    this.running.delete(number)
  }

  private notify(method: string, subscription: number, result: unknown) {
    this.send({ jsonrpc: '2.0', method, params: { result, subscription } })
  }

  private send(message: unknown): void {
    this.socket.send(stringify(message))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RpcError(errorCodes.parse, 'Parse error')
  }
}

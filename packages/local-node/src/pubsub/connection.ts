import type { WebSocket } from 'ws'
import type { Chain } from '../chain/chain'
import { answerText, methodNotFound } from '../dispatch'
import { stringify } from '../json'
import { type Params, readParams } from '../params'
import { invalidParams } from '../rpc-error'
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
  /** Messages are answered in order. */
  private last = Promise.resolve()
  private isClosed = false

  constructor(
    private readonly socket: WebSocket,
    private readonly chain: Chain,
  ) {
    socket.on('message', (data) => {
      this.last = this.last.then(() => this.receive(String(data)))
    })
    socket.on('close', () => this.close())
    // A frame that is malformed or too large: Agave closes the connection without a response.
    socket.on('error', () => socket.terminate())
  }

  private close(): void {
    this.isClosed = true
    for (const stop of this.running.values()) stop()
    this.running.clear()
  }

  private async receive(text: string): Promise<void> {
    if (this.isClosed) return
    let over = () => {}
    const answered = new Promise<void>((resolve) => {
      over = resolve
    })
    const answer = await answerText(text, (method, params) =>
      this.run(method, params, answered),
    )
    if (answer !== null) this.send(answer)
    over()
  }

  private run(method: string, params: unknown, answered: Promise<void>) {
    const [, kind = '', verb] =
      /^(.*)(Subscribe|Unsubscribe)$/.exec(method) ?? []
    const subscription = Object.hasOwn(subscriptions, kind)
      ? subscriptions[kind]
      : undefined
    if (!subscription) throw methodNotFound()
    const read = readParams(method, params)
    if (verb === 'Subscribe') return this.start(subscription, read, answered)
    this.stop(Number(read.bigint(0)))
    return true
  }

  /** Begins a subscription; it sends nothing before its number was answered. */
  private start(
    subscription: Subscription,
    params: Params,
    answered: Promise<void>,
  ): number {
    const number = ++lastId
    const notify = (result: unknown) => {
      answered.then(() =>
        this.notify(subscription.notification, number, result),
      )
    }
    const stop = subscription.start(params, this.chain, {
      notify,
      notifyLast: (result) => {
        this.stop(number)
        notify(result)
      },
    })
    this.running.set(number, stop)
    return number
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

import type { Chain } from '../chain/chain'
import type { Params } from '../params'

interface Listener {
  /** Sends a notification with this result. */
  notify(result: unknown): void
  /** Sends the last one: the subscription ends with it. */
  notifyLast(result: unknown): void
}

/** A kind of subscription, by the name its notifications carry. */
export interface Subscription {
  readonly notification: string
  /** Begins to listen and returns a function that ends it. */
  start(params: Params, chain: Chain, listener: Listener): () => void
}

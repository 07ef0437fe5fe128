import type { RpcRequest } from '../../../lib/client/run/events'
import {
  type Call,
  describeNotification,
  describeRequest,
} from './describe-request'

/** Hears both directions of a WebSocket to the chain. */
export interface SocketWatch {
  /** Hears what a client sends. */
  readonly asked: (text: string) => void
  /** Hears what the node sends: an answer or a notification. */
  readonly sent: (text: string) => void
}

/** A notification, as `samples/node` writes it. */
const notification =
  /^\{"jsonrpc":"2\.0","method":"(\w+)","params":\{"result":(.*),"subscription":(\d+)\}\}$/s

/**
 * Tells the calls of a WebSocket with their answers, and its notifications. Text that is no call is
 * not told.
 */
export function watchSocket(tell: (request: RpcRequest) => void): SocketWatch {
  const asked = new Map<unknown, { call: Call; at: number }>()
  return {
    asked(text) {
      const call = parse(text)
      // Without an id it has no answer, as the pings of clients.
      if (call?.id !== undefined)
        asked.set(call.id, { call, at: performance.now() })
    },
    sent(text) {
      const [, method, result, subscription] = notification.exec(text) ?? []
      if (method && result && subscription)
        return tell(describeNotification(method, subscription, result))
      const answer = parse(text)
      const known = asked.get(answer?.id)
      if (!known) return
      asked.delete(answer?.id)
      tell(describeRequest(known.call, answer, performance.now() - known.at))
    },
  }
}

function parse(text: string): (Call & { readonly id?: unknown }) | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

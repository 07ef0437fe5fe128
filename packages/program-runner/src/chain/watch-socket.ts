import type { RpcRequest } from '../protocol/events'
import {
  type Call,
  describeNotification,
  describeRequest,
} from './describe-request'

/** Watches both directions of a WebSocket to the chain. */
export interface SocketWatch {
  /** Takes what the client sends. */
  readonly asked: (text: string) => void
  /** Takes what the node sends: a response or a notification. */
  readonly sent: (text: string) => void
}

/** A notification, as the local node writes it. */
const notification =
  /^\{"jsonrpc":"2\.0","method":"(\w+)","params":\{"result":(.*),"subscription":(\d+)\}\}$/s

/**
 * Reports the calls of a WebSocket with their responses, and its notifications. Text that is not a
 * call is skipped.
 */
export function watchSocket(tell: (request: RpcRequest) => void): SocketWatch {
  const asked = new Map<unknown, { call: Call; at: number }>()
  return {
    asked(text) {
      const call = parse(text)
      // A call without an id gets no response: clients' pings.
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

import type { RpcRequest } from '@/packages/program-runner/src/protocol/events'

/** The number of calls that the log shows, the last ones. */
const mostRequests = 500

/** A line of the log. */
export interface LoggedRequest extends RpcRequest {
  readonly key: number
  /** How often it was made in a row. */
  readonly times: number
}

/** Calls that clients repeat while they wait, and notifications of each slot. */
const repeated = new Set([
  'getBlockHeight',
  'getEpochInfo',
  'getSignatureStatuses',
  'getSlot',
  'isBlockhashValid',
  'rootNotification',
  'slotNotification',
  'slotsUpdatesNotification',
])

/** How many lines back to look for a repeated call: clients poll two or three in turn. */
const turn = 4

/**
 * The log with another call or notification. A repeated one is counted on its existing line, which
 * then shows the newest response.
 */
export function logRequest(
  log: readonly LoggedRequest[],
  request: RpcRequest,
): readonly LoggedRequest[] {
  const before = repeated.has(request.method)
    ? log.slice(-turn).find((each) => isSameCall(each, request))
    : undefined
  if (before)
    return log.map((each) =>
      each === before
        ? { key: each.key, times: each.times + 1, ...request }
        : each,
    )
  const key = (log.at(-1)?.key ?? -1) + 1
  return [...log, { key, times: 1, ...request }].slice(-mostRequests)
}

const isSameCall = (one: RpcRequest, other: RpcRequest) =>
  one.method === other.method && one.params === other.params

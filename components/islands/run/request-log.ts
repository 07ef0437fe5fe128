import type { RpcRequest } from '@/lib/client/run/events'

/** Calls that stay in the log, the last ones. */
const mostRequests = 500

/** A line of the log. */
export interface LoggedRequest extends RpcRequest {
  readonly key: number
  /** How often it was made, one time after the other. */
  readonly times: number
}

/** Calls that clients repeat while they wait, and notifications that come with each slot. */
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

/** As far back, in lines, what repeats is looked for: clients poll two or three in turn. */
const turn = 4

/**
 * The log with a further call or notification. What repeats is counted on its line of before, which
 * then shows the newest answer.
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

import { stringify } from '../../../local-node/src/json'
import type { RpcRequest } from '../protocol/events'

/** A JSON-RPC call, as parsed: a program may send anything. */
export interface Call {
  /** Usually a string. */
  readonly method?: unknown
  readonly params?: readonly unknown[]
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code?: number; readonly message: string }
}

/** The most characters of parameters, and of a result. */
const longest = 160
/** The length to which a long string is cut: enough to distinguish addresses and signatures. */
const longestString = 48
const begin = 8

/** A call with its response, shortened: long strings and lists are cut. */
export function describeRequest(
  { method, params = [] }: Call,
  answer: unknown,
  milliseconds: number,
): RpcRequest {
  const { error, result } = (answer ?? {}) as Answer
  return {
    method: typeof method === 'string' ? cut(method) : '?',
    params: shorten(params),
    ...(error
      ? { error: cut(describeError(error)) }
      : { result: shorten(result ?? null) }),
    milliseconds,
  }
}

/**
 * A notification of a subscription. Its parameters are the number of the subscription.
 *
 * @param result as JSON
 */
export function describeNotification(
  method: string,
  subscription: string,
  result: string,
): RpcRequest {
  return {
    method,
    params: `[${subscription}]`,
    result: shortenJson(result),
  }
}

const describeError = ({ code, message }: NonNullable<Answer['error']>) =>
  code === undefined ? message : `${code} ${message}`

/** A value as JSON of limited length. `…` for one that is nested too deeply for JSON. */
function shorten(value: unknown): string {
  try {
    return shortenJson(stringify(value))
  } catch {
    return '…'
  }
}

/** The loop over plain characters needs no stack: a string may have 14 MB. */
const strings = /"([^"\\]*(?:\\.[^"\\]*)*)"/g

const shortenJson = (json: string) =>
  cut(
    json.replace(strings, (whole, text: string) =>
      text.length > longestString ? `"${text.slice(0, begin)}…"` : whole,
    ),
  )

const cut = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

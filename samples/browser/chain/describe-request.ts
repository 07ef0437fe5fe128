import type { RpcRequest } from '../../../lib/client/run/events'
import { stringify } from '../../node/json'

/** A call of JSON-RPC, as far as its text says it. */
export interface Call {
  /** A text, unless a program sends something else. */
  readonly method?: unknown
  readonly params?: readonly unknown[]
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code?: number; readonly message: string }
}

/** The longest text of parameters or of a result, in characters. */
const longest = 160
/** Of a longer string this much stands: enough to tell addresses and signatures apart. */
const longestString = 48
const begin = 8

/** A call that was answered, in a few words: long strings and lists are cut. */
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
 * A notification of a subscription: its number stands for parameters, and it took no time.
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

/** A value as JSON of a bounded length. */
const shorten = (value: unknown) => shortenJson(stringify(value))

const shortenJson = (json: string) =>
  cut(
    json.replace(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) =>
      text.length > longestString ? `"${text.slice(0, begin)}…"` : whole,
    ),
  )

const cut = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

import type { Chain } from './chain/chain'
import { methods } from './methods/table'
import { Params } from './params'
import { errorCodes, invalidParams, RpcError } from './rpc-error'

type Id = string | number | null

/** A call as JSON-RPC 2.0 has it; one without id is a notification. */
export interface Call {
  readonly id: Id | undefined
  readonly method: string
  readonly params: readonly unknown[]
}

/** @throws RpcError if the value is not a JSON-RPC request. */
export function readCall(value: unknown): Call {
  if (typeof value !== 'object' || value === null || !('method' in value))
    throw new RpcError(errorCodes.invalidRequest, 'Invalid request')
  const id = 'id' in value ? value.id : undefined
  const params = 'params' in value ? (value.params ?? []) : []
  if (typeof value.method !== 'string' || !isId(id))
    throw new RpcError(errorCodes.invalidRequest, 'Invalid request')
  if (!Array.isArray(params))
    throw invalidParams('Invalid params: positional parameters expected')
  return { id, method: value.method, params }
}

/** Answers one request or a batch, null for notifications alone. */
export async function dispatch(text: string, chain: Chain): Promise<unknown> {
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    return failure(null, new RpcError(errorCodes.parse, 'Parse error'))
  }
  if (!Array.isArray(request)) return answer(request, chain)
  const answers = await Promise.all(request.map((item) => answer(item, chain)))
  const owed = answers.filter((item) => item !== null)
  return owed.length > 0 ? owed : null
}

async function answer(request: unknown, chain: Chain): Promise<unknown> {
  let id: Id = null
  try {
    const call = readCall(request)
    id = call.id ?? null
    // A name that every object has, as "constructor", is no method.
    const method = Object.hasOwn(methods, call.method)
      ? methods[call.method]
      : undefined
    if (!method)
      throw new RpcError(errorCodes.methodNotFound, 'Method not found')
    const result = await method(new Params(call.params), chain)
    return call.id === undefined ? null : { jsonrpc: '2.0', result, id }
  } catch (error) {
    return failure(id, error)
  }
}

/** The answer to a call that failed; what is not an RpcError is internal. */
export function failure(id: Id, error: unknown) {
  if (error instanceof RpcError) {
    const { code, message, data } = error
    return { jsonrpc: '2.0', error: { code, message, data }, id }
  }
  console.error(error)
  const code = errorCodes.internal
  return { jsonrpc: '2.0', error: { code, message: `${error}` }, id }
}

function isId(value: unknown): value is Id | undefined {
  return (
    value === null || ['string', 'number', 'undefined'].includes(typeof value)
  )
}

import type { Chain } from './chain/chain'
import { parseJson } from './json'
import { methods } from './methods/table'
import { isRecord, readParams } from './params'
import { errorCodes, RpcError } from './rpc-error'

type Id = string | number | bigint | null

/** Runs a call by its method and parameters; an exception becomes the error response. */
type Run = (method: string, params: unknown) => unknown

interface Request {
  readonly id?: Id
  readonly jsonrpc?: unknown
  readonly method?: unknown
  readonly params?: unknown
}

interface Call extends Request {
  readonly method: string
}

/** The response to one request or a batch over HTTP; null for notifications alone. */
export function dispatch(text: string, chain: Chain): Promise<unknown> {
  return answerText(text, (name, params) => {
    // Own properties only: every object has a "constructor".
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) throw methodNotFound()
    return method(readParams(name, params), chain)
  })
}

/**
 * The response to one request or a batch as of jsonrpc-core 18 (io.rs, types/request.rs); null for
 * notifications alone.
 */
export async function answerText(text: string, run: Run): Promise<unknown> {
  const value = parse(text)
  const requests: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (!requests.every(isRequest))
    return failure(null, new RpcError(errorCodes.parse, 'Parse error'))
  const answers = await Promise.all(requests.map((each) => answer(each, run)))
  const owed = answers.filter((item) => item !== null)
  if (!Array.isArray(value)) return owed[0] ?? null
  return owed.length > 0 ? owed : null
}

export function methodNotFound(): RpcError {
  return new RpcError(errorCodes.methodNotFound, 'Method not found')
}

/** Undefined for text that is not JSON. */
function parse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

async function answer(request: Request, run: Run): Promise<unknown> {
  const { id } = request
  if (!isCall(request)) return failure(id ?? null, invalid('Invalid request'))
  // A notification gets no response; clients' pings are notifications.
  if (id === undefined) return null
  if (!request.jsonrpc) {
    const error = invalid('Unsupported JSON-RPC protocol version')
    return { ...failure(id, error), jsonrpc: undefined }
  }
  try {
    const result = await run(request.method, request.params)
    return { jsonrpc: '2.0', result, id }
  } catch (error) {
    return failure(id, error)
  }
}

/** The response to a call that failed; what is not an RpcError is internal. */
function failure(id: Id, error: unknown) {
  if (error instanceof RpcError) {
    const { code, message, data } = error
    return { jsonrpc: '2.0', error: { code, message, data }, id }
  }
  console.error(error)
  const code = errorCodes.internal
  return { jsonrpc: '2.0', error: { code, message: `${error}` }, id }
}

function invalid(message: string): RpcError {
  return new RpcError(errorCodes.invalidRequest, message)
}

/** An object without id, or with one of its types: others are refused like invalid JSON. */
function isRequest(value: unknown): value is Request {
  return isRecord(value) && (value.id === undefined || isId(value.id))
}

function isId(value: unknown): value is Id {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0
  return value === null || ['string', 'bigint'].includes(typeof value)
}

const members = ['jsonrpc', 'id', 'method', 'params']

function isCall(request: Request): request is Call {
  const { jsonrpc, method, params } = request
  return (
    Object.keys(request).every((name) => members.includes(name)) &&
    [undefined, null, '2.0'].some((version) => version === jsonrpc) &&
    typeof method === 'string' &&
    (params === undefined || params === null || typeof params === 'object')
  )
}

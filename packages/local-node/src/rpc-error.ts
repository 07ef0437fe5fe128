/** Codes of JSON-RPC 2.0 and of the Solana RPC (crate solana-rpc-client-api). */
export const errorCodes = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  blockCleanedUp: -32001,
  preflightFailure: -32002,
  blockNotAvailable: -32004,
  unsupportedTransactionVersion: -32015,
  minContextSlotNotReached: -32016,
  filterTransactionNotFound: -32020,
} as const

/** An error that is sent to the client unchanged. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export function invalidParams(message: string): RpcError {
  return new RpcError(errorCodes.invalidParams, message)
}

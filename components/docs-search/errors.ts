/**
 * Thrown when no host could be reached, or the embedded index could not be loaded (specification
 * section 8).
 */
export class RetryError extends Error {
  override readonly name = 'RetryError'
}

/** Thrown when a host refuses, with its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** Thrown when a response could not be read. */
export class DeserializationError extends Error {
  override readonly name = 'DeserializationError'
}

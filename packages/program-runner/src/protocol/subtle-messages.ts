/** The methods of `crypto.subtle`, which the frame does for its workers. */
export const subtleMethods = [
  'decrypt',
  'deriveBits',
  'deriveKey',
  'digest',
  'encrypt',
  'exportKey',
  'generateKey',
  'importKey',
  'sign',
  'unwrapKey',
  'verify',
  'wrapKey',
] as const

/**
 * The most calls of `crypto.subtle` of one worker at a time: the frame copies the bytes of each, and a
 * browser that is short of memory gives it the page's thread. It is part of the protocol, because the
 * frame refuses more.
 */
export const mostSubtleCalls = 4

/** A call of `crypto.subtle`. In `values`, `{ key }` is the number of a key. */
export interface Asked {
  readonly type: 'subtle'
  readonly call: number
  readonly method: string
  readonly values: readonly unknown[]
}

export interface Answered {
  readonly type: 'subtle'
  readonly call: number
  readonly result?: unknown
  readonly error?: { readonly name: string; readonly message: string }
}

/** A call of `crypto.subtle`. In `values`, `{ key }` stands for a key by its number. */
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

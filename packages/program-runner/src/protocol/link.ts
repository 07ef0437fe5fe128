/** The name of an imported module, and its place in the code. */
export type Import = readonly [from: number, to: number, name: string]

/** The code of a module, and the names in it that addresses must replace. */
export interface Linkable<Code extends string | Uint8Array> {
  readonly code: Code
  /** In the order of the code. Places count characters of a string, bytes of an array. */
  readonly imports: readonly Import[]
}

/**
 * Gives a module an address: modules from Blobs cannot find each other by name.
 *
 * @param addressOf the address of an imported module
 */
export function linkModule(
  { code, imports }: Linkable<string> | Linkable<Uint8Array<ArrayBuffer>>,
  addressOf: (name: string) => string,
): string {
  const parts: BlobPart[] = []
  let end = 0
  for (const [from, to, name] of imports) {
    parts.push(code.slice(end, from), addressOf(name))
    end = to
  }
  parts.push(code.slice(end))
  return URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }))
}

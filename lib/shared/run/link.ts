/** The name of an imported module, and where it stands in the code: from, to. */
export type Import = readonly [from: number, to: number, name: string]

/** The text of a module, and the names in it that addresses have to take the place of. */
export interface Linkable<Code extends string | Uint8Array> {
  readonly code: Code
  /** In the order of the code; places count characters of a text, and else bytes. */
  readonly imports: readonly Import[]
}

/**
 * Makes the address of a module that has none: modules from Blobs cannot find each other by name.
 *
 * @param addressOf address of an imported module
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

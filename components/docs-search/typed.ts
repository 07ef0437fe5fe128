/** A key press, with the modifiers that make it a command. */
interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/**
 * The query after a key that is typed before the modal has a field; undefined when the key types
 * nothing.
 */
export function typedQuery(query: string, press: Press): string | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined
  if (press.key === 'Backspace') return [...query].slice(0, -1).join('')
  return [...press.key].length === 1 ? query + press.key : undefined
}

/** The text with which the docs search opens. It is the first query of the modal. */
export interface Opening {
  readonly query: string
  /** True when the query is the reader's selection, which the first typed key replaces. */
  readonly fromSelection: boolean
}

/** The opening with a query; an empty query means the reader's selection. */
export function openingWith(query: string): Opening {
  if (query) return { query, fromSelection: false }
  const selected = `${getSelection() ?? ''}`.trim()
  return { query: selected, fromSelection: selected !== '' }
}

/**
 * The opening after a key that is typed before the modal has a field; undefined when the key types
 * nothing.
 */
export function openingAfter(
  opening: Opening,
  event: KeyboardEvent,
): Opening | undefined {
  const typed = opening.fromSelection ? '' : opening.query
  const query = typedQuery(typed, event)
  return query === undefined ? undefined : { query, fromSelection: false }
}

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

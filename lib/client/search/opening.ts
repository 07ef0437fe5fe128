import {
  cutQuery,
  queryFromSelection,
} from '@/lib/client/search/docs-search/query'
import { typedQuery } from '@/lib/client/search/docs-search/typed'

/** How the docs search is opened. */
export interface Opening {
  readonly query: string
  /** Whether the query is the reader's selection, which the first key is to replace. */
  readonly fromSelection: boolean
}

/** The opening with a query; an empty one leaves it to the reader's selection. */
export function openingWith(query: string): Opening {
  if (query) return { query: cutQuery(query), fromSelection: false }
  const selected = queryFromSelection(`${getSelection() ?? ''}`)
  return { query: selected, fromSelection: selected !== '' }
}

/** The opening after a key that is typed before there is a field for it; nothing when the key types nothing. */
export function openingAfter(
  opening: Opening,
  event: KeyboardEvent,
): Opening | undefined {
  const typed = opening.fromSelection ? '' : opening.query
  const query = typedQuery(typed, event)
  return query === undefined ? undefined : { query, fromSelection: false }
}

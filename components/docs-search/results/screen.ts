/** The result of the last search. */
export interface SearchOutcome {
  /** The number of hits that the modal shows. */
  readonly hits: number
  /** The words of the query that were not found. */
  readonly missing: readonly string[]
  readonly failed: boolean
}

/** The screens of the modal below its field. */
export type Screen = 'start' | 'pending' | 'hits' | 'none' | 'error'

/**
 * The screen of a search. Before the first result the search is pending; later the last result shows
 * until the next one arrives. A failed search never says that there are no results (decision 12).
 *
 * @param answer the last result since the field was empty
 */
export function screenOf(
  pending: boolean,
  answer: SearchOutcome | undefined,
): Screen {
  if (!answer) return pending ? 'pending' : 'start'
  if (answer.failed) return 'error'
  return answer.hits === 0 ? 'none' : 'hits'
}

/** The result of the last search. */
export interface Answer {
  readonly query: string
  /** The number of hits that the modal shows. */
  readonly hits: number
  /** The words of the query that were not found. */
  readonly missing: readonly string[]
  readonly failed: boolean
}

/** The screens of the modal below its field. */
export type Screen = 'start' | 'pending' | 'hits' | 'none' | 'error'

/**
 * The screen of a query. Before the first answer the search is pending; later the last answer stays
 * until the next one arrives. A failed search never says that there are no results (decision 12).
 *
 * @param answer the last answer since the field was empty
 */
export function screenOf(query: string, answer: Answer | undefined): Screen {
  if (query.trim() === '') return 'start'
  if (!answer) return 'pending'
  if (answer.failed) return 'error'
  return answer.hits === 0 ? 'none' : 'hits'
}

/** What the last search brought. */
export interface Answer {
  readonly query: string
  /** How many hits are shown. */
  readonly hits: number
  readonly failed: boolean
}

/** What the modal shows below its field. */
export type Screen = 'start' | 'pending' | 'hits' | 'none' | 'error'

/**
 * The screen of a query. Before the first answer there is nothing to tell; later the last answer stays until the next one is there. A search
 * that failed found nothing out, so it is never said to have found nothing (decision 12).
 *
 * @param answer the last answer since the field was empty
 */
export function screenOf(query: string, answer: Answer | undefined): Screen {
  if (query.trim() === '') return 'start'
  if (!answer) return 'pending'
  if (answer.failed) return 'error'
  return answer.hits === 0 ? 'none' : 'hits'
}

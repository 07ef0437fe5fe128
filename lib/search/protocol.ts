import type { SearchAnswer, SearchRequest } from './types'

/** The addresses of a full text's files: names and questions of sections, and their texts. */
export interface FullTextFiles {
  readonly sections: string
  readonly texts: string
}

/** Messages of the page to the worker: the files to search, then requests. */
export type ToWorker =
  | { readonly open: FullTextFiles }
  | { readonly id: number; readonly requests: readonly SearchRequest[] }

/** The reason why a full text cannot be searched, with the names of specification section 8. */
export interface Failure {
  readonly name: 'RetryError' | 'ApiError' | 'DeserializationError'
  readonly message: string
  readonly status: number
}

/** Messages of the worker. After a failure to open the first file it sends nothing more. */
export type FromWorker =
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly failed: Failure }

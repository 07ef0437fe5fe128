import type { SearchAnswer, SearchRequest } from '@/lib/shared/search/types'

/** What the page tells its worker: which file to search, then what for. */
export type ToWorker =
  | { readonly open: string }
  | { readonly id: number; readonly requests: readonly SearchRequest[] }

/** Why a full text cannot be searched, by the names of the specification's section 8. */
export interface Failure {
  readonly name: 'RetryError' | 'ApiError' | 'DeserializationError'
  readonly message: string
  readonly status: number
}

/** What the worker answers; after a failure to open it answers nothing more. */
export type FromWorker =
  | { readonly id: number; readonly answer: SearchAnswer }
  | { readonly failed: Failure }

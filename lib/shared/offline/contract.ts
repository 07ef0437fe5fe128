/** What a language needs to be read without a network, as the export wrote it to `offline/<locale>.json`. */
export interface OfflineList {
  readonly locale: string
  /** Another one whenever a file is another one. */
  readonly build: string
  /** Of what day the text is (ISO 8601). */
  readonly built: string
  /** Where the language's pages stand, `/` or `/de/`. */
  readonly home: string
  /** The page that stands in for one that is not kept. */
  readonly missing: string
  /** How many pages there are. */
  readonly pages: number
  /** What all files weigh as they are transferred: the sum of gzip -9, in bytes. */
  readonly bytes: number
  /** Every file by its address, with its SHA-256 (base64). */
  readonly files: Readonly<Record<string, string>>
}

/** What a page asks of the worker. */
export type OfflineRequest =
  | { readonly keep: string }
  | { readonly remove: string }

/**
 * How an attempt to keep a language ended. `unreachable`: the host does not answer, what has come so far stays and is gone on from.
 * `changing`: files are not those of the list, as while a new deploy spreads. `full`, `refused`: the browser has no room, or keeps nothing.
 */
export type Outcome =
  | 'kept'
  | 'removed'
  | 'unreachable'
  | 'changing'
  | 'full'
  | 'refused'

/** What the worker tells all pages. */
export type OfflineReport =
  | { readonly locale: string; readonly outcome: Outcome }
  | { readonly locale: string; readonly done: number; readonly total: number }

export const offline = {
  /** The channel of the worker's reports. */
  channel: 'offline',
  /** Begins the names of all caches; the number is that of their form. */
  caches: 'offline-1',
  /** On a kept list: when it was complete, by the device's clock. It is shown, and nothing else depends on it. */
  keptAt: 'x-kept-at',
  /** The worker's file, below the base path. */
  worker: 'sw.js',
} as const

/** Where a language's list stands, below the base path. */
export const listPath = (locale: string) => `offline/${locale}.json`

/** Whether an answer is a list, and not what a portal or a changed host sends in its place. */
export function isOfflineList(value: unknown): value is OfflineList {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    typeof value.build === 'string' &&
    'files' in value &&
    typeof value.files === 'object' &&
    value.files !== null
  )
}

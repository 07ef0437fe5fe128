/**
 * The files that a language needs to be read offline, or that run programs. The export writes them
 * to `offline/<locale>.json`.
 */
export interface OfflineList {
  readonly locale: string
  /** Changes whenever a file changes. */
  readonly build: string
  /** The day of the text (ISO 8601). */
  readonly built: string
  /** The path of the language's pages, `/` or `/de/`. */
  readonly home: string
  /** The fallback for a page that is not saved; empty if the list has no pages. */
  readonly missing: string
  /** The number of pages; none in the list of the program runner. */
  readonly pages: number
  /** The transfer size of all files in bytes, as the sum of gzip -9. */
  readonly bytes: number
  /** The SHA-256 (base64) of every file, by its address. */
  readonly files: Readonly<Record<string, string>>
}

/** A request of a page to the worker. */
export type OfflineRequest =
  | { readonly keep: string }
  | { readonly remove: string }

/**
 * The end of an attempt to save a language.
 *
 * - `unreachable`: the host does not respond; the files so far remain, and the next attempt resumes
 *   there.
 * - `changing`: files differ from the list, for example while a deploy propagates.
 * - `full`: the browser has no room.
 * - `refused`: the browser stores nothing.
 * - `unbuilt`: `next dev` and `next build` have no worker, which `npm run build` writes.
 */
export type Outcome =
  | 'saved'
  | 'removed'
  | 'unreachable'
  | 'changing'
  | 'full'
  | 'refused'
  | 'unbuilt'

/** A message of the worker to all pages. */
export type OfflineReport =
  | { readonly locale: string; readonly outcome: Outcome }
  | { readonly locale: string; readonly done: number; readonly total: number }

export const offline = {
  /** The channel of the worker's messages. */
  channel: 'offline',
  /** The prefix of all cache names; the number is the version of their format. */
  caches: 'offline-1',
  /**
   * A header of a saved list: the time when it was complete, by the device's clock. Only shown to
   * readers.
   */
  savedAt: 'x-kept-at',
  /** The worker's file, below the base path. */
  worker: 'sw.js',
} as const

/** The program runner is saved beside the languages, under this name in place of a locale. */
export const machineName = 'machine'

/** The path of a language's list, below the base path. */
export const listPath = (locale: string) => `offline/${locale}.json`

/** True for an offline list, and not for a captive portal's page or another file of the host. */
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

/** What the export and the document's runtime agree upon. */
export const runtime = {
  /** The id of the script that holds what all documents of a language share, with the loader. No heading has it: html-validate would say so. */
  start: 'run-start',
  /** The id of the data from which a document's payload is put together (JSON). */
  payload: 'run-payload',
  /** The clicks from before the document's start script has come, on `window`. */
  early: 'earlyClicks',
  /** Milliseconds until scripts that do not come count as missing. */
  patience: 20_000,
  /** Told by the last component that comes to life: everything listens now. */
  ready: 'runtime-ready',
  /** Marks what says nothing without scripts: they run as soon as the page is there. */
  atOnce: 'data-at-once',
} as const

/** What does nothing without scripts when it is clicked; popovers are the browser's own. */
export const scripted = 'button:not([popovertarget]), [data-zoomable]'

/** A script of Next's runtime: an address, and its hash where the build gives one. */
export interface RuntimeScript {
  readonly src: string
  readonly integrity?: string
}

/** What many documents share, so that each holds only what is its own. */
export interface SharedRuntime {
  readonly scripts: readonly RuntimeScript[]
  /** Rows of React's payload that documents name by their number. */
  readonly rows: readonly string[]
  /** The inline scripts that stand in every document as Next writes it. */
  readonly bootstrap: () => void
  /** Whether scripts run at once, without an intent (site.config.ts). */
  readonly eager: boolean
  /** Reads the payload of a document (lib/runtime/document-source.ts): left by the start script, for the router to read other documents with. */
  payloadOf?: (loaded: Document, page?: string) => string | undefined
}

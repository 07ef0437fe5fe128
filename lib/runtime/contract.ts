/** What the export and the document's runtime agree upon. */
export const runtime = {
  /** The id of the list of scripts that the export has taken out of a document (JSON). */
  list: 'runtime-scripts',
  /** Told by the last component that comes to life: everything listens now. */
  ready: 'runtime-ready',
} as const

/** A script of Next's runtime: an address, and its hash where the build gives one. */
export interface RuntimeScript {
  readonly src: string
  readonly integrity?: string
}

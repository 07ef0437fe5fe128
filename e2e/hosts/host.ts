/** A host of the exported site, started for a test. */
export interface Host {
  readonly origin: string
  /** What it does beyond serving files; the rest is asked of every host. */
  readonly can: Abilities
  readonly close: () => Promise<void>
}

export interface Abilities {
  /** Sends the headers that it is told. */
  readonly headers?: boolean
  /** Sends our cache rules. */
  readonly cache?: boolean
  /** Answers old addresses by a 301. */
  readonly redirects?: boolean
  /** Answers unknown addresses with the 404.html of their language. */
  readonly languages?: boolean
  /** Answers `If-None-Match` with 304, and compresses: what real servers do, and rules written down here do not show. */
  readonly real?: boolean
  /** Answers a path below a file; where it does not, the fault is that of a host's imitation and not the host's. */
  readonly belowFiles?: boolean
}

/** Can all that our rules ask for. */
export const canAll: Abilities = {
  headers: true,
  cache: true,
  redirects: true,
  languages: true,
  belowFiles: true,
}

/** What is served: a folder, what belongs to its hosts beside it, and where its pages stand. */
export interface Site {
  /** The folder that a host has at `/`. */
  readonly root: string
  /** The folder of configurations. */
  readonly deploy: string
  /** What stands before every path: `''`, or `/cookbook`. */
  readonly base: string
}

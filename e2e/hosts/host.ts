/** A host of the exported site, started for a test. */
export interface Host {
  readonly origin: string
  /** The abilities of the host besides serving files. */
  readonly can: Abilities
  readonly close: () => Promise<void>
}

export interface Abilities {
  /** Sends the configured headers. */
  readonly headers?: boolean
  /** Sends the configured cache rules. */
  readonly cache?: boolean
  /** Answers old addresses by a 301. */
  readonly redirects?: boolean
  /** Answers unknown addresses with the 404.html of their language. */
  readonly languages?: boolean
  /**
   * Answers `If-None-Match` with 304 and compresses. Real servers do; rules written down here do
   * not show it.
   */
  readonly real?: boolean
  /** Answers a path below a file. Where false, the fault is the imitation's and not the host's. */
  readonly belowFiles?: boolean
}

/** The abilities of a host with all of our rules. */
export const canAll: Abilities = {
  headers: true,
  cache: true,
  redirects: true,
  languages: true,
  belowFiles: true,
}

/** A site to serve: its folder, the folder of its hosts' configurations, and its base path. */
export interface Site {
  /** The folder that the host serves at `/`. */
  readonly root: string
  /** The folder of configurations. */
  readonly deploy: string
  /** The part before every path: `''`, or `/cookbook`. */
  readonly base: string
}

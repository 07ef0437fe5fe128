/**
 * Clicks made before the client listens: the names that the script in the head and the client
 * share.
 */
export const earlyClicks = {
  /** The list of clicks, on `window`. */
  list: 'earlyClicks',
  /** The id of the client's script in a document; no heading has it. */
  client: 'run-client',
  /** Milliseconds after which a client that has not loaded counts as missing. */
  timeout: 20_000,
} as const

/** Selects the controls that need the client; popovers are the browser's own. */
export const scripted = 'button:not([popovertarget]), [data-zoomable]'

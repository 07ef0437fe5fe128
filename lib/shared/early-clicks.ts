/** Clicks from before the client listens: what the script of the head and the client agree upon. */
export const earlyClicks = {
  /** Their list, on `window`. */
  list: 'earlyClicks',
  /** The id of the client's script in a document. */
  client: 'client',
  /** Milliseconds until a client that does not come counts as missing. */
  patience: 20_000,
} as const

/** What does nothing without the client when it is clicked; popovers are the browser's own. */
export const scripted = 'button:not([popovertarget]), [data-zoomable]'

/**
 * Binds a feature to a page.
 *
 * @param leave aborted when the reader leaves the page
 */
export type BindPage = (leave: AbortSignal) => void

const bindings: BindPage[] = []
const leaving = new Set<() => void>()
let leave = new AbortController()
/** When the page was shown, in milliseconds; the document's own page counts as settled. */
let arrived = Number.NEGATIVE_INFINITY

/** Calls back for the current page, and for each later one. */
export function onPage(bind: BindPage): void {
  bindings.push(bind)
  bind(leave.signal)
}

/** Calls back whenever the reader leaves a page, until the returned function is called. */
export function onLeave(callback: () => void): () => void {
  leaving.add(callback)
  return () => leaving.delete(callback)
}

/** True when the page has been shown for at least this many milliseconds. */
export const isSettled = (delay: number) => performance.now() - arrived >= delay

/** Notifies all features that another page has replaced the last one. */
export function changePage(): void {
  leave.abort()
  leave = new AbortController()
  arrived = performance.now()
  for (const callback of leaving) run(callback)
  for (const bind of bindings) run(() => bind(leave.signal))
}

/** Runs one feature. When it throws, the page and the other features continue. */
export function run(feature: () => void): void {
  try {
    feature()
  } catch (error) {
    reportError(error)
  }
}

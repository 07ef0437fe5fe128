/**
 * Binds a feature to a page.
 *
 * @param leave aborted when the reader leaves the page
 * @param isFirst true for the page of the loaded document
 */
export type BindPage = (leave: AbortSignal, isFirst: boolean) => void

const bindings: BindPage[] = []
let leave = new AbortController()

/** Calls back for the present page, and for each later one. */
export function onPage(bind: BindPage): void {
  bindings.push(bind)
  bind(leave.signal, true)
}

/** Tells all features that another page has taken the place of the last. */
export function changePage(): void {
  leave.abort()
  leave = new AbortController()
  for (const bind of bindings) run(() => bind(leave.signal, false))
}

/** Runs one feature. When it throws, the page and the other features go on without it. */
export function run(feature: () => void): void {
  try {
    feature()
  } catch (error) {
    reportError(error)
  }
}

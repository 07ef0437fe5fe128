/**
 * Binds something to a page.
 *
 * @param leave ends with the page
 * @param isFirst whether the page came with the document
 */
export type BindPage = (leave: AbortSignal, isFirst: boolean) => void

const bindings: BindPage[] = []
let leave = new AbortController()

/** Calls back for the page that is shown, and for each that takes its place. */
export function onPage(bind: BindPage): void {
  bindings.push(bind)
  bind(leave.signal, true)
}

/** Tells everything bound to a page that another one has taken its place. */
export function changePage(): void {
  leave.abort()
  leave = new AbortController()
  for (const bind of bindings) run(() => bind(leave.signal, false))
}

/** Runs one feature; where it crashes it is left out, and the page and the others go on. */
export function run(feature: () => void): void {
  try {
    feature()
  } catch (error) {
    reportError(error)
  }
}

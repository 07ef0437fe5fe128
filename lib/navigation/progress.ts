import { canonicalPath } from './addresses'

/** Milliseconds in which the bar fills and fades (app/styles/progress.css). */
const end = 400

const visited = new Set<string>()

/** The progress bar (specification section 2); undefined while none shows. */
let bar: HTMLElement | undefined

/** Counts the document's own page as visited. */
export function startProgressBar(): void {
  visited.add(canonicalPath(location.pathname))
}

/** Shows the bar on the way to a page that was not visited before. */
export function startProgress(from: string, to: string): void {
  if (canonicalPath(from) === canonicalPath(to)) return
  if (bar || visited.has(canonicalPath(to))) return
  bar = document.createElement('div')
  bar.id = 'progress'
  document.body.append(bar)
}

/** Ends the bar when the page of this path is on the screen. */
export function finishProgress(path: string): void {
  visited.add(canonicalPath(path))
  const done = bar
  bar = undefined
  if (!done) return
  done.dataset.done = ''
  setTimeout(() => done.remove(), end)
}

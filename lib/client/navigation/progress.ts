import { load } from '../load'
import { canonicalPath } from './addresses'

const visited = new Set<string>()
let waiting = false

/** Counts the document's own page as visited. */
export function startProgressBar(): void {
  visited.add(canonicalPath(location.pathname))
}

/** Loads the bar with the first navigation. Without it, navigation goes on. */
async function loadBar() {
  try {
    const { bar } = await load('progress', () => import('../parts/progress'))
    return bar
  } catch (error) {
    console.warn('The progress bar could not be loaded:', error)
    return undefined
  }
}

/** Shows the bar on the way to a page that was not visited before (specification section 2). */
export async function startProgress(from: string, to: string): Promise<void> {
  if (canonicalPath(from) === canonicalPath(to)) return
  if (visited.has(canonicalPath(to))) return
  waiting = true
  const bar = await loadBar()
  if (waiting) bar?.start()
}

/** Ends the bar when the page of this path is on the screen. */
export async function finishProgress(path: string): Promise<void> {
  visited.add(canonicalPath(path))
  if (!waiting) return
  waiting = false
  const bar = await loadBar()
  bar?.done()
}

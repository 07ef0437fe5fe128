import nprogress from 'nprogress'
import { progressLimits } from '@/lib/limits'
import { canonicalPath } from './addresses'

/**
 * The progress bar (specification sections 2 and 9). It is part of the client: on a slow network,
 * which it is for, a script that loads with the first navigation would be later than the page.
 */
const bar = nprogress.configure(progressLimits)

const visited = new Set<string>()

/** Counts the document's own page as visited. */
export function startProgressBar(): void {
  visited.add(canonicalPath(location.pathname))
}

/** Shows the bar on the way to a page that was not visited before. */
export function startProgress(from: string, to: string): void {
  if (canonicalPath(from) === canonicalPath(to)) return
  if (!visited.has(canonicalPath(to))) bar.start()
}

/** Ends the bar when the page of this path is on the screen. */
export function finishProgress(path: string): void {
  visited.add(canonicalPath(path))
  bar.done()
}

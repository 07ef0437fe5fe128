import { progressLimits } from '@/lib/limits'
import { canonicalPath } from './canonical-path'

const visited = new Set<string>()
let waiting = false

/** The bar itself is loaded with the first navigation, beside the page that is asked for. Where it does not come, pages come without it. */
async function loadBar() {
  try {
    const { default: nprogress } = await import('nprogress')
    return nprogress.configure(progressLimits)
  } catch (error) {
    console.warn('The progress bar could not be loaded:', error)
    return undefined
  }
}

/** Shows the bar when a page is asked for that was not visited before, and never for a mere change of the hash. */
export async function startProgress(url: string): Promise<void> {
  const path = canonicalPath(new URL(url, location.href).pathname)
  if (path === canonicalPath(location.pathname) || visited.has(path)) return
  waiting = true
  const bar = await loadBar()
  if (waiting) bar?.start()
}

/** Ends the bar: the page of this path is on the screen. */
export async function finishProgress(path: string): Promise<void> {
  visited.add(canonicalPath(path))
  if (!waiting) return
  waiting = false
  const bar = await loadBar()
  bar?.done()
}

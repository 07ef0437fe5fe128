import nprogress from 'nprogress'
import { limits } from '@/lib/limits'
import { canonicalPath } from './canonical-path'

nprogress.configure(limits.progress)

const visited = new Set<string>()

/** Shows the bar when a page is asked for that was not visited before, and never for a mere change of the hash. */
export function startProgress(url: string): void {
  const path = canonicalPath(new URL(url, location.href).pathname)
  if (path === canonicalPath(location.pathname) || visited.has(path)) return
  nprogress.start()
}

/** Ends the bar: the page of this path is on the screen. */
export function finishProgress(path: string): void {
  visited.add(canonicalPath(path))
  nprogress.done()
}

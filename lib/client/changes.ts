import { basePath } from '@/lib/links/href'

/** Address at which the development server reports each change; a folder of `app/` has its name. */
const changesPath = '/changed-files'

/**
 * Calls back after each save of a file that pages are made from, on the development server.
 *
 * @param since the moment, in milliseconds since 1970, from which saves count
 * @returns a function that unsubscribes
 */
export function onChanges(since: number, changed: () => void): () => void {
  const changes = new EventSource(`${basePath}${changesPath}?since=${since}`)
  changes.onmessage = changed
  return () => changes.close()
}

import type { WatchedSearch } from '@/lib/client/search/docs-search/watched-client'

/** Puts a job off until the search that is on its way has its answer. */
export function whenAnswered({ getState, subscribe }: WatchedSearch) {
  let cancel = () => {}
  const isPending = () => getState().pending
  const wait = (job: () => void) => {
    cancel()
    // DocSearch takes the answer up after us.
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = subscribe(() => {
      clearTimeout(timer)
      if (!isPending()) timer = setTimeout(due)
    })
    const due = () => {
      cancel()
      job()
    }
    cancel = () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }
  return { isPending, cancel: () => cancel(), wait }
}

import type { WatchedSearch } from '@/lib/client/search/docs-search/watched-client'

/** Delays a job until the running search has its answer. */
export function whenAnswered({ getState, subscribe }: WatchedSearch) {
  let cancel = () => {}
  const isPending = () => getState().pending
  const wait = (job: () => void) => {
    cancel()
    // DocSearch handles the answer after this subscriber.
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

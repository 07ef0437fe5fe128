/** Puts a job off until the search that is on its way has its answer (SearchModal marks the dialog for as long). */
export function whenAnswered(dialog: HTMLElement) {
  let job: (() => void) | undefined
  const isPending = () => 'pending' in dialog.dataset
  const observer = new MutationObserver(() => {
    const due = job
    if (!due || isPending()) return
    cancel()
    // DocSearch takes the answer up after us.
    setTimeout(due)
  })
  const cancel = () => {
    job = undefined
    observer.disconnect()
  }
  return {
    isPending,
    cancel,
    wait: (due: () => void) => {
      job = due
      observer.observe(dialog, { attributeFilter: ['data-pending'] })
    },
  }
}

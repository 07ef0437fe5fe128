/**
 * Makes timers of one delay wait for ten minutes, so that a busy machine may look late at what the
 * page shows, or waits for, only a moment. To be run in the page.
 */
export function stretchTimers(ofDelay: number): void {
  const { setTimeout } = window
  // A function without a name: tsx marks the others by a helper that the page does not have.
  Reflect.set(
    window,
    'setTimeout',
    (job: () => void, delay?: number, ...more: unknown[]) =>
      setTimeout(job, delay === ofDelay ? 600_000 : delay, ...more),
  )
}

/**
 * Makes timers of one delay, in milliseconds, wait for ten minutes, so that a slow machine does not
 * miss what the page shows only briefly. Runs in the page.
 */
export function stretchTimers(ofDelay: number): void {
  const { setTimeout } = window
  // An anonymous function, because tsx wraps named ones in a helper that the page does not have.
  Reflect.set(
    window,
    'setTimeout',
    (job: () => void, delay?: number, ...more: unknown[]) =>
      setTimeout(job, delay === ofDelay ? 600_000 : delay, ...more),
  )
}

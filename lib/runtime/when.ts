/** When the document has been read to its end: inline scripts that stand there come before those that need what they leave. */
export function afterParsing(task: () => void): void {
  if (document.readyState !== 'loading') task()
  else addEventListener('DOMContentLoaded', task, { once: true })
}

/** When everything that the page itself needs is there. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}

/** When the browser has nothing else to do; in two seconds even if it never has. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window)
    requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

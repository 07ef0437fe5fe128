declare global {
  interface Window {
    /** Milliseconds from a key or click to the frame in which the docs search has the focus. */
    watchedOpenings: number[]
  }
}

/** Watches each opening of the docs search. Runs in the page, before its own scripts. */
export function watchOpening(): void {
  window.watchedOpenings = []
  let pressedAt = 0
  const onPress = ({ isTrusted, timeStamp }: Event) => {
    if (isTrusted) pressedAt = timeStamp
  }
  addEventListener('keydown', onPress, true)
  addEventListener('click', onPress, true)
  const onFocus = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('dialog input'))) return
    const since = pressedAt
    requestAnimationFrame(() => {
      // A message arrives after the current frame.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.watchedOpenings.push(performance.now() - since)
      }
      port2.postMessage(undefined)
    })
  }
  addEventListener('focusin', onFocus, true)
}

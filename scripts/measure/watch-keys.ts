/** A key that was pressed in the docs search. */
interface WatchedKey {
  /**
   * Milliseconds from the key to the frame with the first result of its query; undefined where the
   * list did not change.
   */
  painted?: number
}

declare global {
  interface Window {
    watchedKeys: WatchedKey[]
  }
}

/** Watches each key in the docs search until its results are on the screen. Runs in the page. */
export function watchKeys(): void {
  window.watchedKeys = []
  let forget = () => {}
  const isInList = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    return element?.closest('.DocSearch-Dropdown') != null
  }
  const onKey = ({ timeStamp }: KeyboardEvent) => {
    forget()
    const dialog = document.querySelector('dialog')
    if (!dialog) return
    const key: WatchedKey = {}
    window.watchedKeys.push(key)
    let isRequested = false
    const observer = new MutationObserver((changes) => {
      isRequested ||= changes.some(({ type }) => type === 'attributes')
      const isNew = changes.some(
        ({ type, target, addedNodes }) =>
          (type !== 'attributes' && isInList(target)) ||
          [...addedNodes].some(isInList),
      )
      if (!isRequested || 'pending' in dialog.dataset || !isNew) return
      observer.disconnect()
      requestAnimationFrame(() => {
        // A message arrives after the current frame.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          key.painted = performance.now() - timeStamp
        }
        port2.postMessage(undefined)
      })
    })
    observer.observe(dialog, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['data-pending'],
    })
    forget = () => observer.disconnect()
  }
  addEventListener('keydown', onKey, true)
}

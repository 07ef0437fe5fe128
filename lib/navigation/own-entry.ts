/** A history entry for something over the page, so that Back closes it. */
export interface OwnEntry {
  /** Goes back from the entry, when its overlay was closed another way. */
  readonly leave: () => Promise<void>
}

/**
 * Adds a history entry for something that opens over the page. This drops the forward entries, as a
 * followed link does.
 *
 * @param onBack called when the reader goes back from it
 */
export function addOwnEntry(onBack: () => void): OwnEntry {
  const over = Date.now()
  const top = scrollY
  const isHere = () => history.state?.over === over
  let settle = () => {}
  const gone = new Promise<void>((resolve) => {
    settle = resolve
  })
  let close = onBack
  // The browser must not scroll the page on the way back.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, over }, '')
  const end = () => {
    removeEventListener('popstate', listen)
    close()
    // Not yet: the browser reads this setting after popstate, and with `auto` it would scroll to
    // the heading of the address.
    requestAnimationFrame(() => {
      // Another entry may have been added in that frame.
      if (!history.state?.over) history.scrollRestoration = 'auto'
    })
  }
  const listen = () => {
    if (isHere()) return
    end()
    requestAnimationFrame(() => {
      scrollTo({ top, behavior: 'instant' })
      settle()
    })
  }
  addEventListener('popstate', listen)
  return {
    async leave() {
      close = () => {}
      let focused: EventTarget | null = document.activeElement
      const follow = ({ target }: FocusEvent) => {
        focused = target
      }
      addEventListener('focusin', follow)
      if (isHere()) history.back()
      else {
        // Another page was shown meanwhile, and its entry follows this one.
        end()
        settle()
      }
      await gone
      removeEventListener('focusin', follow)
      // Firefox drops the focus when it goes back on a scrolled page.
      const isLost = document.activeElement === document.body
      if (isLost && focused instanceof HTMLElement)
        focused.focus({ preventScroll: true })
    },
  }
}

/** A history entry that stands for something over the page, so that Back closes it. */
export interface OwnEntry {
  /** Goes back from the entry, when what it stands for has closed another way. */
  readonly leave: () => Promise<void>
}

/**
 * Adds a history entry for something that opens over the page. Entries ahead are lost by that, as
 * by a followed link.
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
  // The page stays where it is, and the browser is not to move it on the way back.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, over }, '')
  const end = () => {
    removeEventListener('popstate', listen)
    close()
    // Not yet: after popstate the browser asks whose the place is, and where it is its own again, it
    // scrolls to the heading of the address.
    requestAnimationFrame(() => {
      // Another entry may have come in that frame.
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
        // Another page has come meanwhile, and its entry lies over this one.
        end()
        settle()
      }
      await gone
      removeEventListener('focusin', follow)
      // Firefox takes the focus away as it goes back on a page that was scrolled.
      const isLost = document.activeElement === document.body
      if (isLost && focused instanceof HTMLElement)
        focused.focus({ preventScroll: true })
    },
  }
}

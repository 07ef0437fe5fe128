interface Options {
  /** The second button's text, where it does more than close. */
  readonly again?: string | undefined
  readonly onClose?: () => void
}

const noticeIn = () => document.getElementById('notice')

/** The general text of a failure. */
export const loadFailed = () => noticeIn()?.dataset.failed ?? ''

/**
 * Reports that something could not be loaded, with a button that reloads the page and one that
 * closes the notice.
 */
export function showNotice(
  text: string,
  { again, onClose }: Options = {},
): void {
  const notice = noticeIn()
  const [reload, close] = notice?.querySelectorAll('button') ?? []
  if (!notice || !reload || !close) return
  const before = notice.hidden ? document.activeElement : undefined
  notice.dataset.close ??= close.textContent ?? ''
  close.textContent = again ?? notice.dataset.close
  reload.onclick = () => location.reload()
  close.onclick = () => {
    closeNotice()
    // Otherwise the focus would be lost with the button.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    onClose?.()
  }
  notice.hidden = false
  notice.querySelector('p')?.replaceChildren(text)
}

export function closeNotice(): void {
  const notice = noticeIn()
  if (!notice) return
  notice.hidden = true
  notice.querySelector('p')?.replaceChildren()
}

interface Options {
  /** The second button's text, where it does more than close. */
  readonly again?: string | undefined
  readonly onClose?: () => void
}

const template = () =>
  document.querySelector<HTMLTemplateElement>('template#notice')

let shown: Element | undefined

/** The general text of a failure. */
export const loadFailed = () => template()?.dataset.failed ?? ''

/**
 * Says that something could not be loaded, with a button that reloads the page and one that closes
 * the notice.
 */
export function showNotice(
  text: string,
  { again, onClose }: Options = {},
): void {
  closeNotice()
  const notice = template()?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  const [reload, close] = notice.querySelectorAll('button')
  const before = document.activeElement
  notice.querySelector('p')?.append(text)
  if (again) close?.replaceChildren(again)
  reload?.addEventListener('click', () => location.reload())
  close?.addEventListener('click', () => {
    closeNotice()
    // Otherwise the focus would be lost with the button.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    onClose?.()
  })
  document.body.append(notice)
  shown = notice
}

/** Removes the notice. */
export function closeNotice(): void {
  shown?.remove()
  shown = undefined
}

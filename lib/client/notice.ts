interface Options {
  /** What the second button is called, where it does more than close. */
  readonly again?: string | undefined
  readonly onClose?: () => void
}

const template = () =>
  document.querySelector<HTMLTemplateElement>('template#notice')

let shown: Element | undefined

/** What is said of something that has no words of its own. */
export const loadFailed = () => template()?.dataset.failed ?? ''

/** Says plainly that something could not be loaded, with a button that loads the page anew, and one that closes. */
export function showNotice(
  text: string,
  { again, onClose }: Options = {},
): void {
  closeNotice()
  const notice = template()?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  const [reload, close] = notice.querySelectorAll('button')
  notice.querySelector('p')?.append(text)
  if (again) close?.replaceChildren(again)
  reload?.addEventListener('click', () => location.reload())
  close?.addEventListener('click', () => {
    closeNotice()
    onClose?.()
  })
  document.body.append(notice)
  shown = notice
}

/** Takes the notice away. */
export function closeNotice(): void {
  shown?.remove()
  shown = undefined
}

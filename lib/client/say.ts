/** Announces a text to screen readers through the document's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

/** Milliseconds for which a button shows its result. */
export const saidFor = 2000

/** The buttons that show a result now, each with what takes it back. */
const said = new Map<HTMLElement, () => void>()

/** Shows the result of a button as its text for a moment, and announces it. */
export function say(button: HTMLElement, text: string): void {
  said.get(button)?.()
  const label = button.textContent ?? ''
  button.textContent = text
  announce(text)
  const takeBack = () => {
    clearTimeout(timer)
    said.delete(button)
    button.textContent = label
    announce('')
  }
  const timer = setTimeout(takeBack, saidFor)
  said.set(button, takeBack)
}

/** Takes back at once what buttons show as their results. */
export function unsay(): void {
  for (const takeBack of said.values()) takeBack()
}

/** Announces a text to screen readers through the document's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

/** Milliseconds for which a button shows its result. */
export const resultDuration = 2000

/** The buttons that show a result now, each with the function that restores it. */
const shown = new Map<HTMLElement, () => void>()

/** Shows the result of a button as its text for a moment, and announces it. */
export function showResult(button: HTMLElement, text: string): void {
  shown.get(button)?.()
  const label = button.textContent ?? ''
  button.textContent = text
  announce(text)
  const takeBack = () => {
    clearTimeout(timer)
    shown.delete(button)
    button.textContent = label
    announce('')
  }
  const timer = setTimeout(takeBack, resultDuration)
  shown.set(button, takeBack)
}

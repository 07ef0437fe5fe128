/** Announces a text to screen readers through the document's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

/** Milliseconds for which a button shows its result. */
const saidFor = 2000

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Shows the result of a button as its text for a moment, and announces it. */
export function say(button: HTMLElement, text: string): void {
  const label = button.dataset.label ?? button.textContent ?? ''
  button.dataset.label = label
  button.textContent = text
  announce(text)
  clearTimeout(timers.get(button))
  const reset = () => {
    button.textContent = label
    announce('')
  }
  timers.set(button, setTimeout(reset, saidFor))
}

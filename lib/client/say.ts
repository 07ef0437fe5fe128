/** Says something to screen readers through the document's one live region. */
export function announce(text: string): void {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}

/** How long a button says what became of it, in milliseconds. */
const saidFor = 2000

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/** Lets a button, and the live region, say for a moment what became of it. */
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

const selector = '[data-docs-search]'

/** The button that a node belongs to. */
export function searchButtonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** The button of the page that is shown. */
export function searchButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector)
}

/** Shows on the button that the docs search is being loaded. */
export function setBusy(busy: boolean): void {
  if (busy) searchButton()?.setAttribute('aria-busy', 'true')
  else searchButton()?.removeAttribute('aria-busy')
}

/** Calls back when a reader is about to press the button. Returns what ends it. */
export function onIntent(prepare: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const look = ({ target }: Event) => {
    if (searchButtonOf(target)) prepare()
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, look, { signal, passive: true })
  }
  return () => controller.abort()
}

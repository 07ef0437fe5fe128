const name = 'docs-search'

/** Asks for the docs search, from anywhere on the page. An empty query leaves it to the reader's selection. */
export function requestModal(query: string): void {
  document.dispatchEvent(new CustomEvent(name, { detail: query }))
}

/** Listens to requests for the docs search until the signal ends it. */
export function onModalRequest(
  open: (query: string) => void,
  signal: AbortSignal,
): void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) open(String(event.detail))
  }
  document.addEventListener(name, listener, { signal })
}

interface FieldState {
  readonly query: string
  /** Whether the list is open. */
  readonly shown: boolean
  /** The row that Enter would choose; -1 for none. */
  readonly focus: number
}

/** Tells a box's field, which is no element of React's, its query and what its list shows. */
export function showInField(
  box: HTMLElement | null,
  { query, shown, focus }: FieldState,
): void {
  const input = box?.querySelector('input')
  if (!input) return
  if (input.value !== query) input.value = query
  input.setAttribute('aria-expanded', String(shown))
  const list = box?.querySelector<HTMLElement>('[data-suggestions]')
  // A closed list does not exist, so nothing may name it.
  if (shown && list)
    input.setAttribute('aria-controls', list.dataset.suggestions ?? '')
  else input.removeAttribute('aria-controls')
  const active = shown && focus >= 0 ? `suggestion-${focus}` : ''
  input.setAttribute('aria-activedescendant', active)
}

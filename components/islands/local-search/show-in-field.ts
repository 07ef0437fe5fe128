interface FieldState {
  readonly query: string
  /** True while the list is open. */
  readonly isOpen: boolean
  /** The row that Enter chooses; -1 for none. */
  readonly focus: number
}

/** Shows the query and the state of the list in a box's field, which React does not render. */
export function showInField(
  box: HTMLElement | null,
  { query, isOpen, focus }: FieldState,
): void {
  const input = box?.querySelector('input')
  if (!input) return
  if (input.value !== query) input.value = query
  input.setAttribute('aria-expanded', String(isOpen))
  const list = box?.querySelector<HTMLElement>('[data-suggestions]')
  // A closed list does not exist, so `aria-controls` may not name it.
  if (isOpen && list)
    input.setAttribute('aria-controls', list.dataset.suggestions ?? '')
  else input.removeAttribute('aria-controls')
  const active = isOpen && focus >= 0 ? `suggestion-${focus}` : ''
  input.setAttribute('aria-activedescendant', active)
}

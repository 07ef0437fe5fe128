/** Sets the query of a field of React's as if the reader had typed it. */
export function setInput(
  input: HTMLInputElement | null | undefined,
  value: string,
): void {
  if (!input) return
  const { set } =
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

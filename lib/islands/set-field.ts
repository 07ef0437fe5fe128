/** Gives a field a text as if the reader had typed it. */
export function setField(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  // React's own setter hides the browser's, and treats a text set through it as its own.
  const { set } =
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

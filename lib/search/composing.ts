/**
 * True for a key that belongs to an input method. Safari sends the one that ends a composition
 * after it, identified only by its code: 229 (W3C UI Events, "keydown events during composition").
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

/**
 * True when a click came from a finger or a pen, which cannot hover.
 *
 * @param pointer kind of the last pointer, for browsers whose clicks do not tell
 */
export function isTap(event: MouseEvent, pointer = ''): boolean {
  const kind = 'pointerType' in event ? event.pointerType : pointer
  return event.detail > 0 && (kind === 'touch' || kind === 'pen')
}

/**
 * Whether a click came from a finger or a pen, which cannot hover. `pointer` is the last pointer's kind, for browsers whose clicks do
 * not tell.
 */
export function isTap(event: MouseEvent, pointer = ''): boolean {
  const kind = 'pointerType' in event ? event.pointerType : pointer
  return event.detail > 0 && (kind === 'touch' || kind === 'pen')
}

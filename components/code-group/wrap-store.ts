import { store } from '@/lib/client/stored'
import { wrapKey, wrapped } from './wrap'

const listeners = new Set<() => void>()

/** True when all long lines are wrapped: the script in the head has set the preference on `<html>`. */
export const isWrapped = () => 'wrap' in document.documentElement.dataset

/** Calls back when the preference changes. */
export function onWrap(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Turns the wrapping of long lines on or off, for all pages and visits. */
export function toggleWrap(): void {
  const wrap = document.documentElement.toggleAttribute('data-wrap')
  // Where storage is blocked, the preference holds for this document.
  store(wrapKey, wrap ? wrapped : 'off')
  for (const listener of listeners) listener()
}

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let kept = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when the next run follows on the chain of the last, whichever panel either is in. */
export const isChainKept = () => kept

export function keepChain(keep: boolean): void {
  kept = keep
  for (const listener of listeners) listener()
}

/** The wish to keep the chain, which all panels of a page share. */
export const useKeptChain = () => useSyncExternalStore(subscribe, isChainKept)

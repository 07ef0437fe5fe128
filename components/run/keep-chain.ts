import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let kept = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when the next run continues on the chain of the last one, in whichever panel. */
export const isChainKept = () => kept

export function keepChain(keep: boolean): void {
  kept = keep
  for (const listener of listeners) listener()
}

/** The reader's choice to keep the chain, which all panels of a page share. */
export const useKeptChain = () => useSyncExternalStore(subscribe, isChainKept)

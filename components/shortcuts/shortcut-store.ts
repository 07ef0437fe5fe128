const listeners = new Set<() => void>()

/** Opens the sheet of shortcuts. */
export function openShortcuts(): void {
  for (const listener of listeners) listener()
}

/** Subscribes to requests to open the sheet. Returns the unsubscribe. */
export function onOpenShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

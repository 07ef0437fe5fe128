const stores: Map<unknown, unknown>[] = []

/**
 * Computes a value once for each key. Files do not change during a build or a test. The development
 * server, where they do, calls `forgetMemos` before it shows a page.
 */
export function memo<Key, Value>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, { readonly value: Value }>()
  stores.push(known)
  return (key) => {
    const found = known.get(key) ?? { value: work(key) }
    known.set(key, found)
    return found.value
  }
}

/** Forgets all values, because files may have changed. */
export function forgetMemos(): void {
  for (const store of stores) store.clear()
}

const stores: Map<unknown, unknown>[] = []

/**
 * Works a value out once for each key. The files that a build or a test reads do not change under it; the development server, where
 * they do, forgets everything before it shows a page.
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

/** Has everything worked out again that was known: files may have changed. */
export function forgetMemos(): void {
  for (const store of stores) store.clear()
}

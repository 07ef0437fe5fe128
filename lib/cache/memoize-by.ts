/**
 * Computes a value once for each object and stores it as long as the object lives. The value
 * depends on the object alone, and nothing changes the object.
 */
export function memoizeBy<Key extends object, Value>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const found = known.get(key) ?? { value: work(key) }
    known.set(key, found)
    return found.value
  }
}

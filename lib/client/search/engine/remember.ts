/**
 * Makes a cache of computed values by key. A full cache is emptied.
 *
 * @example const lengthOf = remember<number>(100); lengthOf('a', () => 1)
 */
export function remember<Value>(most: number) {
  const known = new Map<string, Value>()
  return (key: string, find: () => Value): Value => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = find()
    if (known.size >= most) known.clear()
    known.set(key, value)
    return value
  }
}

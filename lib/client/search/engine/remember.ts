/**
 * Keeps what was found out before by a key. When as much is kept as may be, all is forgotten.
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

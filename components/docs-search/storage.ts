import { historyKeys, readHistory } from './history'

/** A storage with the lifetime of the document. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/**
 * Makes the browser's storage safe for the modal, which does not catch errors. A blocked storage is
 * replaced by one in memory, and unusable hits are removed from the lists of this index.
 */
export function prepareStorage(index: string): void {
  try {
    localStorage.getItem('')
  } catch {
    const value = memoryStorage()
    Object.defineProperty(window, 'localStorage', { value, configurable: true })
  }
  cleanHistory(index)
}

/**
 * Removes hits and fields that cannot be used or should not be stored from the lists of an index.
 */
export function cleanHistory(index: string): void {
  for (const key of historyKeys(index)) {
    const stored = localStorage.getItem(key)
    const clean = JSON.stringify(readHistory(stored, location.origin))
    if (stored === null || stored === clean) continue
    localStorage.removeItem(key)
    try {
      localStorage.setItem(key, clean)
    } catch {
      // The storage is full: the list is then empty.
    }
  }
}

import { historyKeys } from './history'
import { memoryStorage, prepareStorage } from './storage'

const [recent = ''] = historyKeys('docs')

test('a storage in memory works like the browser’s', () => {
  const storage = memoryStorage()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  expect([storage.length, storage.key(1), storage.key(2)]).toEqual([
    2,
    'b',
    null,
  ])
  storage.removeItem('a')
  expect([storage.getItem('a'), storage.getItem('b')]).toEqual([null, '2'])
  storage.clear()
  expect(storage.length).toBe(0)
})

test('a poisoned list is emptied, other keys stay', () => {
  localStorage.setItem(recent, '[null, {"objectID": 1}]')
  localStorage.setItem('other', '[null]')
  prepareStorage('docs')
  expect(localStorage.getItem(recent)).toBe('[]')
  expect(localStorage.getItem('other')).toBe('[null]')
})

test('a blocked storage is replaced', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  prepareStorage('docs')
  localStorage.setItem('a', '1')
  expect(localStorage.getItem('a')).toBe('1')
  Reflect.deleteProperty(window, 'localStorage')
  if (real) Object.defineProperty(window, 'localStorage', real)
})

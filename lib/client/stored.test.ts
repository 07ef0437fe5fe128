import { readStored, store } from './stored'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('a stored value is read again', () => {
  expect(readStored('a')).toBeNull()
  expect(store('a', '1')).toBe(true)
  expect(readStored('a')).toBe('1')
})

test('blocked storage stores nothing, and is no error', () => {
  const block = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
  expect(store('a', '1')).toBe(false)
  expect(readStored('a')).toBeNull()
})

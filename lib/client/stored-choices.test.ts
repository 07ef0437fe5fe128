import { dropUnknownChoices, storedKeys, storedValues } from './stored-choices'

beforeEach(() => localStorage.clear())

test('the values that the client writes stay', () => {
  for (const key of storedKeys)
    for (const value of storedValues) {
      localStorage.setItem(key, value)
      dropUnknownChoices()
      expect(localStorage.getItem(key)).toBe(value)
    }
})

test.each(['', '<img onerror=a()>', '{"a":1}', 'DARK', '__proto__'])(
  'any other value is removed: %s',
  (value) => {
    for (const key of storedKeys) localStorage.setItem(key, value)
    localStorage.setItem('of another program', value)
    dropUnknownChoices()
    expect(Object.keys(localStorage)).toEqual(['of another program'])
  },
)

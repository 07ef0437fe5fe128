import { forgetMemos, memo } from './memo'

test('a value is computed once for each key, until it is forgotten', () => {
  const work = jest.fn((key: string) => key.toUpperCase())
  const upper = memo(work)
  expect([upper('a'), upper('a'), upper('b')]).toEqual(['A', 'A', 'B'])
  expect(work).toHaveBeenCalledTimes(2)
  forgetMemos()
  expect(upper('a')).toBe('A')
  expect(work).toHaveBeenCalledTimes(3)
})

test('undefined is cached too', () => {
  const work = jest.fn(() => undefined)
  const nothing = memo(work)
  nothing('a')
  nothing('a')
  expect(work).toHaveBeenCalledTimes(1)
})

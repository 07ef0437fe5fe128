import { createMeter } from './meter'

const print = (text: string) => ({ type: 'print', level: 'log', text }) as const

test('a program prints until the limit; then the rest is reported once, and it ends', () => {
  const on = jest.fn()
  const isWithin = createMeter(on, () => 5)
  expect(isWithin(print('x'.repeat(999_000)))).toBe(true)
  expect(isWithin(print('x'))).toBe(true)
  expect(isWithin(print('x'.repeat(1_000)))).toBe(false)
  expect(on.mock.calls).toEqual([[{ type: 'rest' }]])
  for (let sent = 1; sent < 20_000; sent += 1) isWithin(undefined)
  expect(on).toHaveBeenLastCalledWith({
    type: 'ended',
    how: 'stopped',
    milliseconds: 5,
  })
})

test('the end is always reported', () => {
  const isWithin = createMeter(
    () => {},
    () => 0,
  )
  isWithin(print('x'.repeat(2_000_000)))
  expect(isWithin({ type: 'ended', how: 'done', milliseconds: 0 })).toBe(true)
})

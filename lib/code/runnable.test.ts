/** @jest-environment node */
import { isRunnable } from './runnable'

test.each([
  ['home/send.ts', 'executed', true],
  ['home/send.ts', 'tested', false],
  ['home/send.py', 'executed', false],
  ['kit-client/send-sol.ts', 'executed', false],
])('%s, which was %s, can be run where it is shown: %s', (...args) => {
  const [file, level, expected] = args
  expect(isRunnable(file, level)).toBe(expected)
})

/** @jest-environment node */
import { assertSpace, cureIn, messageOf } from './faults'

test('too little space is said before the work', () => {
  expect(() => assertSpace(1e10)).not.toThrow()
  expect(() => assertSpace(12e6)).toThrow(
    'A build needs about 500 MB of space here, but only 12 MB are left.\nThe disk is full.',
  )
})

test('what the system refuses has a cure behind it, and other errors are as they were', () => {
  const full = Object.assign(new Error('ENOSPC: no space left, write'), {
    code: 'ENOSPC',
  })
  expect(messageOf(full)).toMatch(
    /^ENOSPC: no space left, write\nThe disk is full/,
  )
  expect(messageOf(new Error('a.mdx:1: wrong'))).toBe('a.mdx:1: wrong')
})

test.each([
  ['Error: ENOSPC: no space left on device, write', 'The disk is full'],
  ['No space left on device (os error 28)', 'The disk is full'],
  ['Read-only file system (os error 30)', 'Cannot write to this disk'],
])('what a tool says of a refusal has its cure: %s', (said, cure) => {
  expect(cureIn(said)).toContain(cure)
})

test('a tool that failed for another reason has none', () => {
  expect(cureIn('Type error in 28.ts (os error 2)')).toBeUndefined()
})

test('a fault of the code says where it is', () => {
  const fault = Object.assign(new TypeError('Cannot set properties'), {
    stack:
      'TypeError: Cannot set properties\n    at close (file:///a/node_modules/b/index.js:69:14)\n    at c',
  })
  expect(messageOf(fault)).toBe(
    'Cannot set properties\n    at close (file:///a/node_modules/b/index.js:69:14)',
  )
})

/** @jest-environment node */
import { assertSpace, messageOf } from './faults'

test('too little space is said before the work', () => {
  expect(() => assertSpace(1e10)).not.toThrow()
  expect(() => assertSpace(12e6)).toThrow(
    'A build needs about 500 MB of space here, and 12 MB are left.\nThe disk is full.',
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

/** @jest-environment node */
import { assertPath, assertWritable, messageOf } from './faults'

const disk = { free: 1e10, refusal: () => undefined }

test('a disk with space that may be written is taken', () =>
  expect(() => assertWritable(disk)).not.toThrow())

test.each([
  ['EROFS', 'Copy the project to a folder'],
  ['EACCES', 'sudo chown'],
])(
  'a folder that cannot be written (%s) is named, with the cure',
  (code, cure) => {
    const refusal = (folder: string) => (folder === '.next' ? code : undefined)
    const build = () => assertWritable({ ...disk, refusal })
    expect(build).toThrow(
      `A build writes to .next/, which is refused (${code})`,
    )
    expect(build).toThrow(cure)
  },
)

test('too little space is said before the work', () =>
  expect(() => assertWritable({ ...disk, free: 12e6 })).toThrow(
    'A build needs about 500 MB of space here, and 12 MB are left.\nThe disk is full.',
  ))

test('what the system refuses has a cure behind it, and other errors are as they were', () => {
  const full = Object.assign(new Error('ENOSPC: no space left, write'), {
    code: 'ENOSPC',
  })
  expect(messageOf(full)).toMatch(
    /^ENOSPC: no space left, write\nThe disk is full/,
  )
  expect(messageOf(new Error('a.mdx:1: wrong'))).toBe('a.mdx:1: wrong')
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

test('a path that Next cannot read is refused, with the characters', () => {
  expect(() => assertPath('/home/a b/ü ไทย')).not.toThrow()
  expect(() => assertPath('/home/c#/100%')).toThrow(
    'contains # and %, and Next cannot read articles below it: /home/c#/100%\nRename the folder',
  )
})

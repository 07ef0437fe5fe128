/** @jest-environment node */
import { join } from 'node:path'
import { assertWritable } from './writable.mjs'

test('a project that may be written is taken', () =>
  expect(() => assertWritable('.')).not.toThrow())

test.each([
  ['EROFS', 'Copy the project to a folder'],
  ['EACCES', 'sudo chown'],
])(
  'a folder that cannot be written (%s) is named, with the cure',
  (code, cure) => {
    const refusal = (folder: string) =>
      folder === join('/book', '.next') ? code : undefined
    const check = () => assertWritable('/book', refusal)
    expect(check).toThrow(
      `Commands must write to .next/, but are not allowed to (${code})`,
    )
    expect(check).toThrow(cure)
  },
)

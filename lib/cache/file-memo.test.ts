/** @jest-environment node */
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { type FileMemo, fromFile } from './file-memo'

const file = join(testFolder(), 'a.txt')

/** Saves a text with a given time, so that no clock decides whether the file has changed. */
function save(text: string, moment: number): void {
  writeFileSync(file, text)
  utimesSync(file, moment, moment)
}

test('a file is processed again only after it has changed', () => {
  const memo: FileMemo<string> = new Map()
  const work = jest.fn((text: string) => text.toUpperCase())
  const read = () => fromFile(memo, file, work)
  save('one', 1)
  expect([read(), read()]).toEqual(['ONE', 'ONE'])
  expect(work).toHaveBeenCalledTimes(1)
  save('two', 2)
  expect(read()).toBe('TWO')
})

test('a missing file is an error each time', () => {
  const read = () => fromFile(new Map(), `${file}.gone`, String)
  expect(read).toThrow('ENOENT')
})

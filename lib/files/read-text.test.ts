/** @jest-environment node */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from './read-text'
import { testFolder } from './test-folder'

const saved = (bytes: Uint8Array | string) => {
  const file = join(testFolder(), 'page.mdx')
  writeFileSync(file, bytes)
  return file
}

test.each([
  ['as git stores it', 'one\ntwo\n'],
  ['by an editor of Windows', 'one\r\ntwo\r\n'],
  ['by an old Mac', 'one\rtwo\r'],
  ['by a program that writes CR twice', 'one\r\r\ntwo\r\r\n'],
  ['by Notepad', '\uFEFFone\r\ntwo\r\n'],
])('a file that was saved %s has the same text', (_, text) => {
  expect(readText(saved(text))).toBe('one\ntwo\n')
})

test.each([
  ['Latin-1', Buffer.from('one\ntwo: é\n', 'latin1'), 2],
  ['UTF-16 without a mark', Buffer.from('one\n', 'utf16le'), 1],
  ['UTF-16, as PowerShell writes it', Buffer.from('\uFEFFone\n', 'utf16le'), 1],
])('a file in %s is refused with its cure', (_, bytes, line) => {
  const file = saved(bytes)
  expect(() => readText(file)).toThrow(
    `${file}:${line}: is not UTF-8, so letters would be lost; save it again with the encoding UTF-8`,
  )
})

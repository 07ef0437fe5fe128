/** @jest-environment node */
import fs from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { openFolder } from './folder'

const root = testFolder()
const folder = openFolder(root)

beforeEach(() => {
  for (const file of folder.files()) folder.remove(file)
  folder.write('a.html', 'page')
  folder.copy('a.html', 'a/index.html')
})

const sameFile = () => {
  const [a, b] = ['a.html', 'a/index.html'].map((file) =>
    fs.statSync(join(root, file)),
  )
  return a?.ino === b?.ino
}

test('a copy takes no space of its own', () => {
  expect(sameFile()).toBe(true)
  expect(folder.read('a/index.html')).toBe('page')
})

test.each([
  ['a.html', 'a/index.html'],
  ['a/index.html', 'a.html'],
])('writing %s does not change %s', (written, other) => {
  folder.write(written, 'new')
  expect(folder.read(written)).toBe('new')
  expect(folder.read(other)).toBe('page')
})

test('without hard links, a copy is a file', () => {
  const link = jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
  })
  folder.copy('a.html', 'a/index.html')
  link.mockRestore()
  expect(sameFile()).toBe(false)
  expect(folder.read('a/index.html')).toBe('page')
})

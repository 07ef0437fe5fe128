/** @jest-environment node */
import {
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { lastChange, watchedFolders } from './watch'

const files = [
  'content/en/guides/new.mdx',
  'samples/guides/fees.ts',
  'samples/node_modules/kit/index.js',
  'samples/.venv/python',
]
const [page = '', sample = '', ...others] = files

/** A tree of which everything was last saved in the year 2001. */
function tree() {
  const root = testFolder()
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), 'one')
  }
  const paths = new Set(files)
  for (const file of files)
    for (let path = file; path !== '.'; path = dirname(path)) paths.add(path)
  for (const path of paths) utimesSync(join(root, path), 1e9, 1e9)
  return root
}

test.each<[string, (at: (file: string) => string) => void]>([
  ['a save', (at) => writeFileSync(at(page), 'two')],
  [
    'a save of an editor that puts a new file in the place of the old one',
    (at) => {
      renameSync(at(sample), at(page))
    },
  ],
  ['a removed file', (at) => rmSync(at(page))],
  ['a new folder', (at) => mkdirSync(at('public/new'), { recursive: true })],
])('%s is a change', (_, change) => {
  const root = tree()
  expect(lastChange(watchedFolders(root))).toBe(1e12)
  change((file) => join(root, file))
  expect(lastChange(watchedFolders(root))).toBeGreaterThan(1e12)
})

test('what was installed is none', () => {
  const root = tree()
  for (const file of others) writeFileSync(join(root, file), 'two')
  const [first = ''] = others.map((file) => join(root, file))
  expect(statSync(first).mtimeMs).toBeGreaterThan(1e12)
  expect(lastChange(watchedFolders(root))).toBe(1e12)
})

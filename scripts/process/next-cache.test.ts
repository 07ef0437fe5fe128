/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { removeOutdatedCache } from './next-cache'

const root = mkdtempSync(join(tmpdir(), 'next-cache-'))
const page = join(root, '.next/cache/turbopack/page')

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  write('lib/site/mdx/plugin.mjs', 'export default () => {}')
  write('lib/site/code/highlight.mjs', 'export const lines = 1')
  write('package-lock.json', '{}')
  removeOutdatedCache(root)
  write('.next/cache/turbopack/page', 'compiled')
})
afterAll(() => rmSync(root, { recursive: true }))

it.each([
  'lib/site/mdx/plugin.mjs',
  'lib/site/mdx/new-plugin.mjs',
  'lib/site/code/highlight.mjs',
  'package-lock.json',
])('compiles pages anew after a change of %s', (file) => {
  write(file, 'changed')
  removeOutdatedCache(root)
  expect(existsSync(page)).toBe(false)
})

it('keeps compiled pages otherwise', () => {
  write('lib/site/mdx/plugin.test.ts', 'changed')
  removeOutdatedCache(root)
  expect(existsSync(page)).toBe(true)
})

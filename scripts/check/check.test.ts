/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { testFolder } from '@/lib/test-folder'
import type { Check } from '../process/checks'
import { runProgram } from '../process/tool'
import { changedFiles, type Files, projectFiles } from './files'
import type { Reads } from './reads'
import { runChecks } from './run-checks'
import { concerned } from './unit-tests'
import { watchReads } from './watch-reads'

/** Runs checks over files, again and again with one record. */
function checker() {
  const record = join(testFolder(), 'passed.json')
  return async (checks: readonly Check[], files: Files, all = false) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line.trim())
    const options = { files, lanes: 2, all, record, print }
    return { passed: await runChecks(checks, options), lines }
  }
}

const check = (run: Check['run'], name = 'spelling'): Check => ({
  name,
  reads: /\.mdx$/,
  run,
})

test('a check runs again only when a file that it reads has changed', async () => {
  const run = checker()
  const job = jest.fn()
  const files = { 'a.mdx': '1', 'b.ts': '1' }
  await run([check(job)], files)
  expect(job).toHaveBeenLastCalledWith(undefined)
  const { lines } = await run([check(job)], { ...files, 'b.ts': '2' })
  expect(job).toHaveBeenCalledTimes(1)
  expect(lines).toContain('== spelling passed before with the same files')
  await run([check(job)], { ...files, 'a.mdx': '2', 'c.mdx': '1' })
  expect(job).toHaveBeenLastCalledWith(['a.mdx', 'c.mdx'])
  await run([check(job)], { ...files, 'package-lock.json': '1' })
  expect(job).toHaveBeenCalledTimes(3)
  await run([check(job)], { ...files, 'package-lock.json': '1' }, true)
  expect(job).toHaveBeenLastCalledWith(undefined)
})

test('what failed is said with what it printed, runs again, and stops no other', async () => {
  const run = checker()
  const broken = check(async () => {
    await runProgram(process.execPath, ['-e', 'console.log("a.mdx:1: faulty")'])
    throw new Error('mend it')
  })
  const other = jest.fn()
  const checks = [broken, check(other, 'lint')]
  const { passed, lines } = await run(checks, { 'a.mdx': '1' })
  expect(passed).toBe(false)
  expect(lines.join('\n')).toContain('a.mdx:1: faulty\nmend it')
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
  expect(other).toHaveBeenCalledTimes(1)
  const again = await run(checks, { 'a.mdx': '1' })
  expect(again.lines).toContain('== lint passed before with the same files')
  expect(again.passed).toBe(false)
})

test('without git nothing counts as passed before', async () => {
  const run = checker()
  const job = jest.fn()
  await run([check(job)], {})
  await run([check(job)], {})
  expect(job).toHaveBeenCalledTimes(2)
})

test('the project’s files are those that git knows or would add', () => {
  const root = testFolder()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root })
  git('init', '--quiet')
  mkdirSync(join(root, 'out'))
  for (const file of ['.gitignore', 'a.ts', 'b.ts', 'out/c.html'])
    writeFileSync(join(root, file), 'out\n')
  git('add', 'a.ts')
  const files = projectFiles(root)
  expect(Object.keys(files)).toEqual(['.gitignore', 'a.ts', 'b.ts'])
  writeFileSync(join(root, 'b.ts'), 'new')
  expect(changedFiles(files, projectFiles(root))).toEqual(['b.ts'])
  expect(projectFiles(testFolder())).toEqual({})
})

const sources: Readonly<Record<string, string>> = {
  'lib/pure.ts': 'export const one = 1',
  'lib/reader.ts': "import { readFileSync } from 'node:fs'",
  'samples/node/main.ts': "import { readFileSync } from 'node:fs'",
  'content/en/index.mdx': '',
  'lib/home.test.ts': '',
  'lib/list.test.ts': '',
  'lib/gone.test.ts': '',
  'lib/other.test.ts': '',
  'lib/git.test.ts': '',
  'lib/new.test.ts': '',
}
const concern = (...changed: string[]) =>
  concerned(changed, sources, (file) => sources[file] ?? '', readsOf)
const readsOf = (test: string): Reads | undefined =>
  ({
    'lib/home.test.ts': reading({ files: ['content/en/index.mdx'] }),
    'lib/list.test.ts': reading({ folders: ['content'] }),
    'lib/gone.test.ts': reading({ files: ['content/en'] }),
    'lib/other.test.ts': reading({ files: ['content/de/index.mdx'] }),
    'lib/git.test.ts': reading({ programs: true }),
  })[test]
const reading = (some: Partial<Reads>): Reads => ({
  files: [],
  folders: [],
  programs: false,
  ...some,
})

test('a change concerns its module’s tests, and those of all that read files', () => {
  expect(concern('lib/pure.ts', 'content/en/index.mdx')).toEqual([
    'lib/pure.ts',
    'lib/reader.ts',
  ])
})

test('a change of a text concerns the tests that read, list or looked for it, start programs, or never passed', () => {
  expect(concern('content/en/index.mdx')).toEqual([
    'lib/home.test.ts',
    'lib/list.test.ts',
    'lib/gone.test.ts',
    'lib/git.test.ts',
    'lib/new.test.ts',
  ])
})

test('what is read is seen, by whatever means', async () => {
  const root = testFolder()
  mkdirSync(join(root, 'a'))
  for (const file of ['b.md', 'c.md', 'd.md', 'a/e.md'])
    writeFileSync(join(root, file), '')
  const end = watchReads(root)
  readFileSync(join(root, 'b.md'))
  await readFile(pathToFileURL(join(root, 'c.md')))
  existsSync(join(root, 'none.md'))
  existsSync(join(root, 'a'))
  readdirSync(join(root, 'a'))
  existsSync(join(root, 'node_modules/x.js'))
  const { programs } = end()
  expect(programs).toBe(false)
  readFileSync(join(root, 'd.md'))
  expect(end()).toEqual({
    files: ['b.md', 'c.md', 'none.md'],
    folders: ['a'],
    programs: false,
  })
})

test.each([
  ['program', () => void execFileSync(process.execPath, ['--version'])],
  ['thread', () => void buildSync({ stdin: { contents: '' }, write: false })],
])('a %s that is started is seen', (_, start) => {
  const end = watchReads(testFolder())
  start()
  expect(end().programs).toBe(true)
})

test.each([
  'lib/removed.ts',
  'content/en/removed.mdx',
  'package-lock.json',
  'jest.config.mjs',
])('a change of %s concerns all tests', (path) => {
  expect(concern(path)).toBeUndefined()
})

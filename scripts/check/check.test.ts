/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Check } from '../process/checks'
import { runProgram } from '../process/tool'
import { changedFiles, type Files, projectFiles } from './files'
import { runChecks } from './run-checks'
import { concerned, readsNoPage } from './unit-tests'

const newFolder = () => mkdtempSync(join(tmpdir(), 'check-'))

/** Runs checks over files, again and again with one record. */
function checker() {
  const record = join(newFolder(), 'passed.json')
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
  const root = newFolder()
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
  expect(projectFiles(newFolder())).toEqual({})
})

const sources: Readonly<Record<string, string>> = {
  'lib/pure.ts': 'export const one = 1',
  'lib/reader.ts': "import { readFileSync } from 'node:fs'",
  'samples/node/main.ts': "import { readFileSync } from 'node:fs'",
  'content/en/index.mdx': '',
  'content/facts.json': '',
  'scripts/serve/reader.ts': "import { statSync } from 'node:fs'",
}
const concern = (...changed: string[]) =>
  concerned(changed, sources, (file) => sources[file] ?? '')

test('a change concerns its module’s tests, and those of all that read files', () => {
  expect(concern('content/en/index.mdx')).toEqual(['lib/reader.ts'])
  expect(concern('lib/pure.ts')).toEqual([
    'lib/pure.ts',
    'lib/reader.ts',
    'scripts/serve/reader.ts',
  ])
})

test('an edited page concerns no modules that read other files only', () => {
  const others = 'scripts/serve/reader.ts'
  expect(concern('content/en/index.mdx')).not.toContain(others)
  expect(concern('content/en/index.mdx', 'content/facts.json')).toContain(
    others,
  )
  expect(concern('content/en/removed.mdx')).toContain(others)
})

test('modules that are said to read no page do not', () => {
  const faulty = Object.keys(projectFiles())
    .filter((path) => readsNoPage.test(path) && !path.endsWith('.test.ts'))
    .filter((path) =>
      /slugsOf|load(Source)?Page|\.mdx['"`]/.test(readFileSync(path, 'utf8')),
    )
  const cure =
    'take its folder out of readsNoPage (scripts/check/unit-tests.ts)'
  expect({ cure, faulty }).toEqual({ cure, faulty: [] })
})

test.each(['lib/removed.ts', 'package-lock.json', 'jest.config.mjs'])(
  'a change of %s concerns all tests',
  (path) => {
    expect(concern(path)).toBeUndefined()
  },
)

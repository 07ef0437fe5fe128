/** @jest-environment node */
import type { RunFile } from '@/lib/shared/run/contract'
import { readRun, runLine, runProblems } from './run'
import { siteOf } from './test-site'

const file = (name: string, more: Partial<RunFile> = {}): RunFile => ({
  file: name,
  digest: '',
  bytes: 1,
  packed: 1_000,
  ...more,
})

const list = {
  machine: file('machine.wasm', { packed: 900_000 }),
  globals: file('globals.js', { imports: [[0, 1, 'chunk-A']] }),
  'chunk-A': file('chunk.js', { imports: [] }),
  kit: file('kit.js', { imports: [[0, 1, 'chunk-A']] }),
  'guides/a.ts': file('a.json'),
}

function siteWith(changed: Readonly<Record<string, RunFile>> = {}) {
  const all: Readonly<Record<string, RunFile>> = { ...list, ...changed }
  const files = Object.values(list).map(({ file: name }) => [
    `assets/run/${name}`,
    JSON.stringify({ modules: [], needs: ['kit'] }),
  ])
  return siteOf({
    ...Object.fromEntries(files),
    'assets/run/list-0.json': JSON.stringify(all),
    'run.html': '',
  })
}

const problemsOf = (site: ReturnType<typeof siteOf>) =>
  runProblems(site, readRun(site))

test('all that recipes need is there', () => {
  expect(problemsOf(siteWith())).toEqual([])
})

test('a first click is weighed with all that it fetches', () => {
  const run = readRun(siteWith())
  expect(run && runLine(run)).toMatch(/machine 900, .* 904 at most/)
})

test.each([
  [{ lost: file('lost.js') }, /assets\/run\/lost\.js is missing/],
  [{ kit: file('kit.js', { imports: [[0, 1, 'no']] }) }, /kit imports no/],
  [{ machine: file('machine.wasm', { packed: 1_000_001 }) }, /machine weighs/],
  [{ kit: file('kit.js', { packed: 1_300_001, imports: [] }) }, /first click/],
])('a problem is named: %j', (changed, problem) => {
  expect(problemsOf(siteWith(changed))).toEqual([
    expect.stringMatching(problem),
  ])
})

test('an export without them is not whole', () => {
  expect(problemsOf(siteOf({}))).toEqual([expect.stringMatching(/no list/)])
})

/** @jest-environment node */
import type { RunFile } from '@/lib/shared/run/contract'
import { runProblems } from './run'
import { siteOf } from './test-site'

const file = (name: string, more: Partial<RunFile> = {}): RunFile => ({
  file: name,
  digest: '',
  bytes: 1,
  packed: 1_000,
  ...more,
})

const list = {
  machine: file('machine.wasm'),
  globals: file('globals.js', { imports: [[0, 1, 'chunk-A']] }),
  'chunk-A': file('chunk.js', { imports: [] }),
  kit: file('kit.js', { imports: [[0, 1, 'chunk-A']] }),
  'guides/a.ts': file('a.json'),
}

function siteWith(changed: Readonly<Record<string, RunFile>> = {}) {
  const all: Readonly<Record<string, RunFile>> = { ...list, ...changed }
  const files = Object.values(list).map(({ file: name }) => [
    `assets/run/${name}`,
    '',
  ])
  return siteOf({
    ...Object.fromEntries(files),
    'assets/run/list-0.json': JSON.stringify(all),
    'run.html': '',
  })
}

test('all that recipes need is there', () => {
  expect(runProblems(siteWith())).toEqual([])
})

test.each([
  [{ lost: file('lost.js') }, /assets\/run\/lost\.js is missing/],
  [{ kit: file('kit.js', { imports: [[0, 1, 'no']] }) }, /kit imports no/],
])('a problem is named: %j', (changed, problem) => {
  expect(runProblems(siteWith(changed))).toEqual([
    expect.stringMatching(problem),
  ])
})

test('an export without them is not whole', () => {
  expect(runProblems(siteOf({}))).toEqual([expect.stringMatching(/no list/)])
})

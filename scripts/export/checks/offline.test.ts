/** @jest-environment node */
import type { OfflineList } from '@/lib/shared/offline/contract'
import { offlineProblems, readOfflineLists } from './offline'
import { documentOf, siteOf } from './test-site'

const script =
  '<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/b.js"><script type="module" src="/assets/a.js"></script>'

const listOf = (...files: readonly string[]): OfflineList => ({
  locale: 'en',
  build: 'b',
  built: '2026-11-21',
  home: '/',
  missing: '/offline.html',
  pages: 2,
  bytes: 1,
  files: Object.fromEntries(files.map((file) => [file, 'hash'])),
})

function problemsOf(list: OfflineList): readonly string[] {
  const site = siteOf({
    'index.html': documentOf('/', script),
    'offline.html': documentOf('/offline.html'),
    'offline/en.json': JSON.stringify(list),
    'assets/a.css': 'a',
    'assets/a.js': 'a',
    'assets/b.js': 'b',
  })
  return offlineProblems(site, readOfflineLists(site, ['en', 'de']))
}

const assets = ['/assets/a.css', '/assets/a.js', '/assets/b.js']
const whole = ['/', '/offline.html', ...assets]

test('a whole list is in order', () => {
  expect(problemsOf(listOf(...whole))).toEqual([])
})

test.each([
  ['a script that a page loads', '/assets/a.js'],
  ['a style sheet that a page loads', '/assets/a.css'],
  ['a script that a page loads ahead', '/assets/b.js'],
  ['the page that stands in for others', '/offline.html'],
])('%s has to be listed', (_, address) => {
  const list = listOf(...whole.filter((each) => each !== address))
  expect(problemsOf(list)).toContainEqual(
    expect.stringContaining(`${address} is needed, but not listed`),
  )
})

test('a page in no list is named, and a listed file that is missing', () => {
  expect(problemsOf(listOf(...whole.slice(1), '/gone.html'))).toEqual([
    expect.stringContaining('/gone.html is listed, but missing'),
    expect.stringMatching(/^\/: no language's list has it/),
  ])
})

test('a file that runs programs has to be in their list', () => {
  const machine = {
    ...listOf('/run.html'),
    locale: 'machine',
    missing: '',
    pages: 0,
  }
  const site = siteOf({
    'run.html': '',
    'assets/run/svm.wasm': '',
    'offline/machine.json': JSON.stringify(machine),
  })
  expect(offlineProblems(site, readOfflineLists(site, ['en']))).toEqual([
    expect.stringContaining('/assets/run/svm.wasm runs programs'),
  ])
})

test('an export without lists is refused', () => {
  expect(offlineProblems(siteOf({ 'index.html': '' }), [])).toEqual([
    'offline/: there is no list; scripts/export/files/offline.ts writes them',
  ])
})

/** @jest-environment node */
import type { RecordEntry } from '@/lib/site/code/record'
import type { Result } from '../adapter'
import { readArguments } from '../arguments'
import { judge } from './verdict'

const old: RecordEntry = {
  level: 'executed',
  date: '2026-11-01',
  versions: { '@solana/kit': '8.4.0' },
  fingerprint: 'f1',
  output: 'Slot: 33\nBalance: 1',
}

const result = {
  ok: true,
  level: 'executed',
  output: 'Slot: 40\nBalance: 1\n',
  versions: { '@solana/kit': '8.4.0' },
} as const satisfies Result

function verdictOf(
  found: Result,
  recorded: RecordEntry | undefined,
  ...flags: string[]
) {
  return verdictOn('f1', found, recorded, flags)
}

function verdictOn(
  fingerprint: string,
  found: Result,
  recorded: RecordEntry | undefined,
  flags: readonly string[] = [],
) {
  return judge('home/a.ts', found, recorded, {
    options: readArguments(flags),
    fingerprint,
    today: '2026-11-21',
    root: '/home/someone/cookbook',
  })
}

it('leaves an unchanged sample as it was recorded, keys and date included', () => {
  expect(verdictOf(result, old)).toMatchObject({ entry: old })
  expect(verdictOf(result, old, '--check')).toMatchObject({ entry: old })
})

it('renews the date when asked to', () => {
  expect(verdictOf(result, old, '--refresh')).toMatchObject({
    entry: { ...old, date: '2026-11-21' },
  })
})

it('renews date and versions when a package has changed', () => {
  const versions = { '@solana/kit': '8.5.0' }
  expect(verdictOf({ ...result, versions }, old)).toMatchObject({
    entry: { ...old, versions, date: '2026-11-21' },
  })
})

it('renews date and fingerprint when the sample was edited, and keeps its keys', () => {
  expect(verdictOn('f2', result, old)).toMatchObject({
    entry: { ...old, fingerprint: 'f2', date: '2026-11-21' },
  })
})

it('fails --check on a sample that was edited after its run', () => {
  expect(verdictOn('f2', result, old, ['--check'])).toMatchObject({
    kind: 'failed',
    problem: expect.stringContaining('edited'),
    cure: 'Record it: npm run samples -- home/a.ts',
  })
})

it('records a new sample', () => {
  expect(verdictOf(result, undefined)).toMatchObject({
    kind: 'verified',
    entry: { date: '2026-11-21', output: 'Slot: 40\nBalance: 1' },
  })
})

it('takes another level without comparing', () => {
  const compiled: Result = { ...result, level: 'compiled', output: '' }
  expect(verdictOf(compiled, old)).toMatchObject({
    entry: { level: 'compiled', output: '', date: '2026-11-21' },
  })
})

describe('a changed output', () => {
  const changed = { ...result, output: 'Slot: 40\nBalance: 2' }

  it('fails with the difference and the cure', () => {
    expect(verdictOf(changed, old)).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('- Balance: 1\n+ Balance: 2'),
      cure: expect.stringContaining('--accept home/a.ts'),
    })
  })

  it('is taken when accepted', () => {
    expect(verdictOf(changed, old, '--accept')).toMatchObject({
      kind: 'verified',
      entry: { output: 'Slot: 40\nBalance: 2', date: '2026-11-21' },
    })
  })
})

it.each([
  ['that failed', { ok: false, problem: 'p', cure: 'c' }, []],
  ['that printed nothing', { ...result, output: ' \n' }, []],
  [
    'that printed a path of this machine',
    { ...result, output: 'at /home/someone/cookbook/samples/x.ts' },
    ['--accept'],
  ],
] satisfies [string, Result, string[]][])(
  'fails a sample %s',
  (_name, found, flags) => {
    expect(verdictOf(found, old, ...flags)).toMatchObject({ kind: 'failed' })
  },
)

it.each([
  ['is not recorded', undefined],
  ['has another level', { ...old, level: 'tested' } as const],
  ['has other versions', { ...old, versions: {} }],
])('fails --check on a sample that %s', (_name, recorded) => {
  expect(verdictOf(result, recorded, '--check')).toMatchObject({
    kind: 'failed',
  })
})

/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintOf } from '@/lib/code/fingerprint'
import type { RecordEntry } from '@/lib/code/record'
import { testFolder } from '@/lib/files/test-folder'
import { readArguments } from './arguments'
import { assertMarks, compareOutputs, entryFor } from './record'
import type { Result } from './sample'

const old: RecordEntry = {
  level: 'executed',
  date: '2026-11-01',
  versions: { a: '8.4.0' },
  fingerprint: 'f1',
  output: 'Slot: 33\nBalance: 1',
}
const today = '2026-11-21'
const result: Result = {
  level: 'executed',
  output: 'Slot: 40\nBalance: 1\n',
  versions: { a: '8.4.0' },
}
const changed = { output: 'Slot: 40\nBalance: 2' }

function entryOf(
  found: Partial<Result>,
  { recorded = old as RecordEntry | undefined, flag = '', fingerprint = 'f1' },
) {
  return entryFor('home/a.ts', { ...result, ...found }, recorded, {
    options: readArguments(flag ? [flag] : []),
    fingerprint,
    today,
    root: '/home/someone/cookbook',
  })
}

test.each([
  ['stays as it was, keys and date included', {}, {}, {}],
  ['renews its date when asked to', {}, { flag: '--refresh' }, { date: today }],
  [
    'takes other versions',
    { versions: { a: '8.5.0' } },
    {},
    { versions: { a: '8.5.0' }, date: today },
  ],
  [
    'keeps its keys when the sample was edited',
    {},
    { fingerprint: 'f2' },
    { fingerprint: 'f2', date: today },
  ],
  [
    'takes another level without comparing',
    { level: 'compiled', output: '' },
    {},
    { level: 'compiled', output: '', date: today },
  ],
  [
    'takes an accepted output',
    changed,
    { flag: '--accept' },
    { ...changed, date: today },
  ],
] as const)('an entry %s', (_, found, given, expected) => {
  expect(entryOf(found, given)).toEqual({ ...old, ...expected })
})

test('a new sample is recorded', () => {
  const entry = entryFor('home/a.ts', result, undefined, {
    options: readArguments([]),
    fingerprint: 'f1',
    today,
    root: '/home/someone/cookbook',
  })
  expect(entry).toEqual({ ...old, date: today, output: result.output.trim() })
})

test.each([
  [
    'another output',
    changed,
    {},
    /^Its output.*\n- Balance: 1\n\+ Balance: 2$/,
  ],
  ['no output', { output: ' \n' }, {}, 'It printed nothing.'],
  [
    'a path of this machine',
    { output: 'at /home/someone/cookbook/samples/x.ts' },
    { flag: '--accept' },
    /path of this machine:\nat /,
  ],
  [
    'an edit, with --check',
    {},
    { fingerprint: 'f2', flag: '--check' },
    /was edited/,
  ],
  [
    'other versions, with --check',
    { versions: {} },
    { flag: '--check' },
    /versions have changed/,
  ],
])('%s is a failure', (_, found, given, problem) => {
  expect(() => entryOf(found, given)).toThrow(problem)
})

const keyA = 'CE18aQp6qz9pGxzDDaLwT6iu7MKAn1YMbGfRPpv3c8yE'
const keyB = '5ZpxGz35Gy1MGVLtwvQaY6cpig1Dv6o4icteXppZMUYJ'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const bytes = (first: number) => `[${[first, ...Array(31).fill(7)].join(', ')}]`

test.each([
  ['keys', `owner: '${keyA}',`, `owner: '${keyB}',`],
  ['slots', 'Slot: 33n', 'Slot: 41n'],
  ['a slot in JSON', '{"slot":33,"x":1}', '{"slot":4711,"x":1}'],
  ['block heights', 'lastValidBlockHeight: 183n', 'lastValidBlockHeight: 190n'],
  ['ISO times', 'At 2026-11-21T02:19:08Z', 'At 2026-12-01T10:00:00.123Z'],
  ['block times', 'Block time: 1795219200', 'Block time: 1795220001'],
  ['durations', 'took 12.5 ms', 'took 9 ms'],
  ['bumps', 'Bump: 254', 'Bump: 255'],
  [
    'compute units',
    'consumed 7338 of 200000 compute units',
    'consumed 5838 of 199850 compute units',
  ],
  ['bytes', bytes(1), bytes(200)],
])('outputs with other %s agree', (_, before, after) => {
  expect(compareOutputs(before, after)).toBeNull()
})

test.each([
  ['amounts', 'Balance: 1000000000', 'Balance: 1000005000'],
  ['a program in place of a key', `Owner: ${keyA}`, `Owner: ${token}`],
  [
    'another key again',
    `${keyA}\n${keyB}\n${keyA}`,
    `${keyA}\n${keyB}\n${keyB}`,
  ],
  ['error codes', 'Code: -32002', 'Code: -32003'],
  ['how many bytes', bytes(1), bytes(1).replace('7, ', '')],
  ['amounts like times', 'Lamports: 1795219200', 'Lamports: 1795219999'],
])('outputs with other %s differ', (_, before, after) => {
  expect(compareOutputs(before, after)).not.toBeNull()
})

test('a sample without its mark is named with the command that runs it', () => {
  const root = testFolder()
  const samples = join(root, 'samples')
  const write = (name: string, text: string) =>
    writeFileSync(join(samples, name), text)
  mkdirSync(join(samples, 'home/page'), { recursive: true })
  write('home/page/a.ts', 'console.log(1)')
  const fingerprint = fingerprintOf('home/page/a.ts', samples)
  write(
    'record.json',
    JSON.stringify({ 'home/page/a.ts': { ...old, fingerprint } }),
  )
  expect(() => assertMarks(root)).not.toThrow()
  write('home/page/a.ts', 'console.log(2)')
  write('home/page/b.py', 'print(1)')
  expect(() => assertMarks(root)).toThrow(
    /^samples\/home\/page\/a\.ts:1: .*was edited.*npm run samples -- home\/page\/a\.ts\nsamples\/home\/page\/b\.py:1: .*never been run.*b\.py$/,
  )
})

test.each(['a.go', 'a.tsx', 'a.test.ts', 'README.md'])(
  'the sample %s, which nobody runs, is refused',
  (name) => {
    const root = testFolder()
    mkdirSync(join(root, 'samples/home/page'), { recursive: true })
    writeFileSync(join(root, 'samples/home/page', name), '')
    expect(() => assertMarks(root)).toThrow(
      `samples/home/page/${name}:1: no language of code runs this file, so nothing shows that it works; write it in one of: TypeScript, Rust`,
    )
  },
)

test.each(['home/.DS_Store', 'kit-client/package.json', 'programs/a/idl.json'])(
  '%s is not a sample',
  (name) => {
    const root = testFolder()
    const path = join(root, 'samples', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    expect(() => assertMarks(root)).not.toThrow()
  },
)

/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { readArguments } from './arguments'
import { isChosen } from './discover'
import { readCeiling } from './level-header'
import { summary } from './record/report'
import {
  importedPackages,
  installedVersions,
} from './typescript/imported-packages'
import { readTypeErrors, typeErrorCure } from './typescript/type-errors'

describe('readCeiling', () => {
  it.each([
    ["import x from 'y'", 'executed'],
    ['// level: compiled (needs an API key)\nx()', 'compiled'],
    ['#!/bin/sh\n# level: parsed (needs the CLI)\n', 'parsed'],
    ['// level: tested (pure)', 'tested'],
  ])('%j is %s', (source, level) => {
    expect(readCeiling(source)).toBe(level)
  })

  it.each([
    [
      '// level: compiled',
      '1: "level: compiled" does not say why; write "level: compiled (the reason)"',
    ],
    [
      '#!/bin/sh\n# level: executed (as always)',
      '2: "level: executed (as always)" is not a level that a sample may have; it is one of: tested, compiled, parsed',
    ],
    ['// level: compild (of course)', 'did you mean "compiled"?'],
  ])('refuses %j', (source, message) => {
    expect(() => readCeiling(source)).toThrow(message)
  })
})

describe('readArguments', () => {
  it('tells flags, languages and paths apart', () => {
    const args = ['--accept', 'ts', 'samples/home/', 'guides/x.py']
    expect(readArguments(args)).toEqual({
      check: false,
      accept: true,
      refresh: false,
      asReader: false,
      languages: ['ts'],
      paths: ['home', 'guides/x.py'],
    })
  })

  it.each([[['--force']], [['--check', '--accept']]])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow()
  })
})

it.each([
  ['home/a.ts', [], true],
  ['home/a.ts', ['ts'], true],
  ['home/a.v1.ts', ['ts'], true],
  ['home/a.py', ['ts', 'sh'], false],
  ['home/a.ts', ['home'], true],
  ['homes/a.ts', ['home'], false],
  ['home/a.ts', ['home/a.ts'], true],
  ['home/a.ts', ['py', 'home'], false],
])('isChosen(%j, %j) is %s', (file, args, expected) => {
  expect(isChosen(file, readArguments(args))).toBe(expected)
})

it('importedPackages finds packages, not files and not Node', () => {
  const source = `
    import { a } from '@solana/kit'
    import type { B } from "@solana/kit/program"
    import 'bs58/x'
    import { readFile } from 'node:fs/promises'
    import { join } from 'path'
    import { c } from './c'
    const { d } = await import('@solana-program/system')
  `
  expect(importedPackages(source)).toEqual([
    '@solana-program/system',
    '@solana/kit',
    'bs58',
  ])
})

it('importedPackages adds what a package brings in a version that it leaves open', () => {
  expect(importedPackages("import { a } from '@codama/renderers-js'")).toEqual([
    '@codama/renderers-core',
    '@codama/renderers-js',
  ])
})

it('readTypeErrors gathers what tsc said by file', () => {
  const output = [
    "samples/home/a.ts(3,5): error TS2304: Cannot find name 'x'.",
    'samples/home/a.ts(9,1): error TS2322: Not assignable.',
    '  Types are incompatible.',
    "error TS5083: Cannot read file 'tsconfig.json'.",
  ].join('\n')
  expect([...readTypeErrors(output)]).toEqual([
    [
      'home/a.ts',
      "samples/home/a.ts:3: TS2304: Cannot find name 'x'.\nsamples/home/a.ts:9: TS2322: Not assignable.\n  Types are incompatible.",
    ],
    ['', "TS5083: Cannot read file 'tsconfig.json'."],
  ])
})

it.each([
  ["TS2307: Cannot find module 'zod' or", 'npm i -E --prefix samples zod ('],
  ["TS2307: Cannot find module 'zod/v4' or", '--prefix samples zod ('],
  [
    "TS2307: Cannot find module '@solana/x/y' or",
    '--prefix samples @solana/x (',
  ],
  ["TS2307: Cannot find module './part' or", 'Fix the types'],
  ["TS2322: Type 'string' is not assignable", 'Fix the types'],
])('%s has its own cure', (error, cure) => {
  expect(typeErrorCure(`samples/home/a.ts:3: ${error}`)).toContain(cure)
})

it('summary counts by level', () => {
  const entry = {
    date: '2026-11-21',
    versions: {},
    fingerprint: '',
    output: '',
  }
  expect(
    summary([
      { kind: 'verified', file: 'a', entry: { ...entry, level: 'executed' } },
      { kind: 'verified', file: 'b', entry: { ...entry, level: 'executed' } },
      { kind: 'verified', file: 'c', entry: { ...entry, level: 'parsed' } },
      { kind: 'skipped', file: 'd', reason: 'cargo is not installed' },
      { kind: 'failed', file: 'e', problem: 'p', cure: 'c' },
    ]),
  ).toBe('samples: 2 executed, 1 parsed, 1 left alone, 1 failed')
})

test('versions are those that Node finds for the sample', () => {
  const samples = testFolder()
  const install = (folder: string, version: string) => {
    const path = join(samples, folder, 'node_modules/@solana/kit')
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'package.json'), JSON.stringify({ version }))
  }
  install('', '8.4.0')
  install('kit-client', '6.10.0')
  const versionFor = (file: string) =>
    installedVersions(['@solana/kit', 'missing'], file, samples)
  expect(versionFor('home/send.ts')).toEqual({ '@solana/kit': '8.4.0' })
  expect(versionFor('kit-client/send.ts')).toEqual({ '@solana/kit': '6.10.0' })
})

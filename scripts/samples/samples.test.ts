/** @jest-environment node */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { isChosen, readArguments } from './arguments'
import { recipeOf } from './reader/recipe'
import { runInShell } from './reader/shell'
import { readLevel } from './sample'
import { rehearse } from './shell'
import {
  importedPackages,
  installedVersions,
  readTypeErrors,
  typeErrorCure,
} from './typescript'

test.each([
  ["import x from 'y'", 'executed'],
  ['// level: compiled (needs an API key)\nx()', 'compiled'],
  ['#!/bin/sh\n# level: parsed (needs the CLI)\n', 'parsed'],
])('%j requires %s', (source, level) => {
  expect(readLevel(source)).toBe(level)
})

test.each([
  ['// level: compiled', /^1: .*write "level: compiled \(the reason\)"/],
  ['#!/bin/sh\n# level: executed (as always)', /^2: .*one of tested, compiled/],
])('the level %j is refused', (source, message) => {
  expect(() => readLevel(source)).toThrow(message)
})

test.each([
  ['home/a.v1.ts', ['ts'], true],
  ['home/a.py', ['ts', 'sh'], false],
  ['home/a.ts', ['samples/home/'], true],
  ['homes/a.ts', ['home'], false],
  ['home/a.ts', ['home/a.ts', '--accept'], true],
  ['home/a.ts', ['py', 'home'], false],
])('whether %j is chosen by %j: %s', (file, args, expected) => {
  expect(isChosen(file, readArguments(args))).toBe(expected)
})

test.each([
  [['--force']],
  [['--check', '--accept']],
  [['--check', '--as-reader']],
])('%j is refused', (args) => {
  expect(() => readArguments(args)).toThrow()
})

test('packages are those that a program imports, with their companions', () => {
  const source = `
    import { a } from '@solana/kit'
    import type { B } from "@solana/kit/program"
    import 'bs58/x'
    import { readFile } from 'node:fs/promises'
    import { c } from './c'
    const { d } = await import('@codama/renderers-js')
  `
  expect(importedPackages(source)).toEqual([
    '@codama/renderers-core',
    '@codama/renderers-js',
    '@solana/kit',
    'bs58',
  ])
})

test('versions are those that Node finds for the sample', () => {
  const samples = testFolder()
  for (const [folder, version] of [
    ['', '8.4.0'],
    ['kit-client', '6.10.0'],
  ] as const) {
    const path = join(samples, folder, 'node_modules/@solana/kit')
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, 'package.json'), JSON.stringify({ version }))
  }
  const versionFor = (file: string) =>
    installedVersions(['@solana/kit', 'missing'], file, samples)
  expect(versionFor('home/send.ts')).toEqual({ '@solana/kit': '8.4.0' })
  expect(versionFor('kit-client/send.ts')).toEqual({ '@solana/kit': '6.10.0' })
})

test('type errors are grouped by file', () => {
  const output = [
    "samples/home/a.ts(3,5): error TS2304: Cannot find name 'x'.",
    'samples/home/a.ts(9,1): error TS2322: Not assignable.',
    '  Types are incompatible.',
    "error TS5083: Cannot read file 'tsconfig.json'.",
    '',
  ].join('\n')
  expect([...readTypeErrors(output)]).toEqual([
    [
      'home/a.ts',
      "samples/home/a.ts:3: TS2304: Cannot find name 'x'.\nsamples/home/a.ts:9: TS2322: Not assignable.\n  Types are incompatible.",
    ],
    ['', "TS5083: Cannot read file 'tsconfig.json'."],
  ])
})

test.each([
  ["TS2307: Cannot find module 'zod/v4' or", '--prefix samples zod ('],
  ["TS2307: Cannot find module '@solana/x/y' or", 'samples @solana/x ('],
  ["TS2307: Cannot find module './part' or", 'Fix the types'],
])('%s has its own cure', (error, cure) => {
  expect(typeErrorCure(`samples/home/a.ts:3: ${error}`)).toContain(cure)
})

describe('a sample for the shell', () => {
  /** Replaces the grammar: knows `balance` and `nonce`, and reads key files. */
  const grammar = `#!/bin/bash
case "$1" in
  balance) exit 0 ;;
  nonce) [[ -s "$2" ]] && echo 8yZ7 && exit 0 ;;
esac
echo "unknown: $*" >&2
exit 2
`

  const play = (lines: string) => {
    const folder = testFolder()
    const source = `set -euo pipefail\n${lines}\n`
    const [sample, program] = [join(folder, 'a.sh'), join(folder, 'grammar')]
    writeFileSync(sample, source)
    writeFileSync(program, grammar)
    chmodSync(program, 0o755)
    return rehearse(sample, source, program)
  }

  it.each([
    'npm install nothing && mkdir -p x && cd x\nsource .venv/bin/activate',
    'A=$(solana-keygen pubkey a.json)\nB=$(solana nonce keys/a.json)\nsolana balance "$A" "$B"',
  ])('passes with commands that the grammar knows: %s', async (lines) => {
    expect(await play(lines)).toMatchObject({ code: 0, stderr: '' })
  })

  it.each([
    ['A=$(solana balanc)\nsolana balance "$A"', 'unknown: balanc'],
    ['solana balance "$NOBODY"', 'NOBODY'],
    ['if solana balance', 'syntax error'],
  ])('fails by %s', async (lines, message) => {
    const { code, stderr } = await play(lines)
    expect(code).not.toBe(0)
    expect(stderr).toContain(message)
  })
})

describe('a reader', () => {
  it('gets what the page gives', async () => {
    const file = 'references/keypairs-and-wallets/wallet-sign-in.ts'
    const { beside, install, program, record, run } =
      (await recipeOf(file)) ?? {}
    expect(install).toMatch(/^npm install .*\btsx@.* && npm pkg set/)
    expect(program?.split('\n').slice(0, 2)).toEqual([
      `// ${install}`,
      `// ${run}`,
    ])
    expect(program).not.toContain('#region')
    expect(record?.output).not.toBe('')
    expect(beside?.map(({ name }) => name)).toEqual([
      'small-order.ts',
      'test-wallet.ts',
    ])
    expect(readFileSync(`samples/${file}`, 'utf8')).toContain('#region')
  })

  it('has a terminal with nothing of this project', async () => {
    process.env.npm_package_name = 'ours'
    const { stdout } = await runInShell('env', tmpdir())
    expect(stdout).not.toContain('npm_package_name')
    expect(/^PATH=(.*)$/m.exec(stdout)?.[1]).not.toContain('node_modules')
  })

  it('stops a line at its time limit, with its child processes', async () => {
    const line = 'sh -c "sleep 60; echo late" & wait'
    const { late, stdout } = await runInShell(line, tmpdir(), {
      timeLimit: 200,
    })
    expect({ late, stdout }).toEqual({ late: true, stdout: '' })
  })
})

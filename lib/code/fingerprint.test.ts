/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { fingerprintOf, partsOf } from './fingerprint'

let samples: string
beforeEach(() => {
  samples = testFolder()
})

function write(file: string, text: string) {
  mkdirSync(dirname(join(samples, file)), { recursive: true })
  writeFileSync(join(samples, file), text)
}

const sample = 'home/page/send.ts'

test.each([
  ['the sample itself', sample, "import { a } from './wallet'"],
  ['a sample that it imports', 'home/page/wallet.ts', 'export const a = 2'],
  ['what that one imports', 'home/other/keys.ts', 'export const b = 2'],
  ['bytecode that it loads', 'bytecode/scores.so', 'other bytes'],
])('an edit of %s changes the fingerprint', (_, file, edited) => {
  write(sample, "import { a } from './wallet'\nload('scores.so')")
  write('home/page/wallet.ts', "import '../other/keys'\nexport const a = 1")
  write('home/other/keys.ts', 'export const b = 1')
  write('bytecode/scores.so', 'bytes')
  write('home/page/unused.ts', '')
  const before = fingerprintOf(sample, samples)
  write('home/page/unused.ts', 'edited')
  expect(fingerprintOf(sample, samples)).toBe(before)
  write(file, edited)
  expect(fingerprintOf(sample, samples)).not.toBe(before)
})

test('a line ending of Windows is no edit', () => {
  write(sample, 'one()\ntwo()\n')
  const before = fingerprintOf(sample, samples)
  write(sample, '\uFEFFone()\r\ntwo()\r\n')
  expect(fingerprintOf(sample, samples)).toBe(before)
})

test('a program depends on its tests, their helper and its bytecode', () => {
  const parts = [
    'programs/nest/src/lib.rs',
    'programs/nest/Cargo.toml',
    'programs/nest/tests/nest.rs',
    'testing/src/lib.rs',
    'bytecode/nest.so',
  ]
  for (const part of parts) write(part, part)
  expect(partsOf('programs/nest/src/lib.rs', samples)).toEqual(parts)
})

test('packages, and files that the sample itself writes, are not parts', () => {
  write(sample, "import '@solana/kit'\nwrite('token_2022.so')")
  expect(partsOf(sample, samples)).toEqual([sample])
})

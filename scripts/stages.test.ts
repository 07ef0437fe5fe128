/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'

const scripts = {
  'check:types': 'node -e "console.log(\'all is well\')"',
  'check:spelling': 'node -e "console.log(\'a.mdx:1: hint: teh\')"',
  'check:lint': 'node -e "console.log(\'b.ts:2: faulty\'); process.exit(1)"',
  build: 'node -e ""',
}

function run(...args: string[]) {
  const cwd = testFolder()
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts }))
  const stages = resolve('scripts/stages.mjs')
  const { status, stdout } = spawnSync(process.execPath, [stages, ...args], {
    cwd,
    encoding: 'utf8',
  })
  return { status, text: stdout.replace(/[\d.]+ s(?= |$)/gm, '1 s') }
}

test('a passing stage prints its last line, a failing one all, and hints are last', () => {
  const { status, text } = run('check:', 'then', 'build')
  expect(status).toBe(1)
  expect(text).toContain('== check:types passed in 1 s  all is well')
  expect(text).toContain('b.ts:2: faulty\n== check:lint failed after 1 s')
  // The build waits for the checks, and one of them failed.
  expect(text).not.toContain('== build')
  expect(text).toMatch(
    /hint: teh\n\nFailed: check:lint\n`npm run fix` .*\n\n2 passed, 1 failed\n$/,
  )
}, 30_000)

test('with --in-order, the first failure ends the run', () => {
  expect(run('--in-order', 'build', 'check:lint', 'check:types').text).toMatch(
    /^== build passed.*== check:lint failed.*\nFailed: check:lint\n.*\n1 passed, 1 failed\n$/s,
  )
}, 30_000)

test('an entry that package.json lacks ends the run', () => {
  expect(run('chek:')).toMatchObject({ status: 1, text: '' })
}, 30_000)

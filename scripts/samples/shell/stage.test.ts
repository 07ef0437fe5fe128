/** @jest-environment node */
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { capture } from '../capture'
import { setStage } from './stage'

/** A stand-in for the grammar: knows `balance` and `nonce`, and reads key files. */
const grammar = `#!/bin/bash
case "$1" in
  balance) exit 0 ;;
  nonce) [[ -s "$2" ]] && echo 8yZ7 && exit 0 ;;
esac
echo "unknown: $*" >&2
exit 2
`

let folder: string
beforeEach(() => {
  folder = testFolder()
})

async function play(lines: string) {
  const source = `set -euo pipefail\n${lines}\n`
  const sample = join(folder, 'sample.sh')
  const program = join(folder, 'grammar')
  writeFileSync(sample, source)
  writeFileSync(program, grammar)
  chmodSync(program, 0o755)
  const { bash, script, env } = setStage(folder, { source, grammar: program })
  return capture(bash, [script, sample], { cwd: folder, env })
}

test.each([
  ['a command that the grammar knows', 'solana balance'],
  ['any other command', 'npm install nothing && mkdir -p x && cd x'],
  ['a key file that the sample names', 'solana nonce keys/nonce.json'],
  [
    'a command inside another',
    'A=$(solana-keygen pubkey a.json)\nB=$(solana nonce a.json)\nsolana balance "$A" "$B"',
  ],
  ['an environment that is loaded', 'source .venv/bin/activate'],
])('%s passes', async (_, lines) => {
  expect(await play(lines)).toMatchObject({ code: 0, stderr: '' })
})

test.each([
  ['an unknown command', 'solana balanc', 'unknown: balanc'],
  [
    'an unknown command inside another',
    'A=$(solana balanc)\nsolana balance "$A"',
    'unknown: balanc',
  ],
  ['a variable without a value', 'solana balance "$NOBODY"', 'NOBODY'],
])('%s fails', async (_, lines, message) => {
  const { code, stderr } = await play(lines)
  expect(code).not.toBe(0)
  expect(stderr).toContain(message)
})

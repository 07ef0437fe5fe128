import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Play {
  readonly source: string
  /** The path of the program that stands in for `solana`. */
  readonly grammar: string
}

interface Stage {
  readonly bash: string
  /** The path of a script that plays the sample which its argument names. */
  readonly script: string
  readonly env: Readonly<Record<string, string>>
}

/** The keypair for key files, which the CLI reads. It is from the specification of Ed25519. */
const keypair = JSON.stringify([
  ...Buffer.from(
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60' +
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    'hex',
  ),
])

/** Commands that samples use inside others: they print one word. */
const words = ['solana-keygen', 'spl-token', 'solana-verify']

/**
 * Prepares a folder in which a sample can be played: `solana` is the grammar, other commands do
 * nothing, and each key file that the sample names exists.
 */
export function setStage(folder: string, { source, grammar }: Play): Stage {
  const tools = join(folder, '.tools')
  mkdirSync(tools)
  symlinkSync(grammar, join(tools, 'solana'))
  for (const [name] of source.matchAll(/[\w./-]*\w\.json\b/g)) {
    const file = join(folder, name.replace(/^[~/]*/, ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, keypair)
  }
  const script = join(folder, '.script')
  writeFileSync(
    script,
    [
      'command_not_found_handle() { return 0; }',
      'cd() { return 0; }',
      'source() { return 0; }',
      ...words.map(
        (word) =>
          `${word}() { echo 8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m; }`,
      ),
      '. "$1"',
    ].join('\n'),
  )
  // What a reader names before a command that spends.
  const RPC_URL = 'http://127.0.0.1:8899'
  return {
    bash: '/bin/bash',
    script,
    env: { PATH: tools, HOME: folder, RPC_URL },
  }
}

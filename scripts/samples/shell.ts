import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readText } from '@/lib/files/read-text'
import { type Captured, capture, lastLines } from '../process/capture'
import { build } from './rust/build'
import { readLock } from './rust/lock'
import { whyNoCargo } from './rust/rust'
import { type Language, type Result, SampleFailure, timeLimit } from './sample'

/** The crate with the grammar of command lines. */
const cli = 'solana-cli'

/**
 * Shell: commands are parsed, and do not run. Bash reads the sample, and the Solana CLI's own
 * grammar checks each command `solana`.
 */
export const shell: Language = {
  name: 'Shell',
  files: /^[^/]+\/.+\.sh$/,
  whyNot: whyNoCargo,
  async prepare(_, { root, samples }) {
    const built = await build(samples, ['-p', 'cli-grammar'])
    const grammar = built.executables.get(
      join(root, 'scripts/samples/cli-grammar/src/main.rs'),
    )
    if (!grammar)
      throw new Error(
        `The grammar of the Solana CLI was not built; make \`cargo build -p cli-grammar\` pass in samples/:\n${built.problem}`,
      )
    const lock = readLock(readText(join(samples, 'Cargo.lock')))
    const version = lock.get(cli)?.[0]?.version ?? ''
    return async ({ file, path, source }) => {
      const { code, stderr } = await rehearse(path, source, grammar)
      if (code !== 0)
        throw new SampleFailure(
          lastLines(stderr),
          `Fix the command in samples/${file} as the CLI says.`,
        )
      const versions: Result['versions'] = /^\s*solana /m.test(source)
        ? { [cli]: version }
        : {}
      return { level: 'parsed', output: '', versions }
    }
  },
}

/** The keypair for key files, which the CLI reads. It is from the specification of Ed25519. */
const keypair = JSON.stringify([
  ...Buffer.from(
    '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60' +
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    'hex',
  ),
])

/**
 * The environment of a sample: other commands than `solana` do nothing, and those that samples nest
 * in others print one word.
 */
const script = `
command_not_found_handle() { return 0; }
cd() { return 0; }
source() { return 0; }
solana-keygen() { echo 8yZ7QmpKCu6ixm9kgFyYYkD8ZFVmJYBgQoUgXXGBnq3m; }
spl-token() { solana-keygen; }
solana-verify() { solana-keygen; }
. "$1"
`

/**
 * Rehearses a sample in a temporary folder, where no command has an effect and each key file that
 * it names exists.
 *
 * @param grammar the program that replaces `solana`
 */
export async function rehearse(
  path: string,
  source: string,
  grammar: string,
): Promise<Captured> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  try {
    const tools = join(folder, '.tools')
    mkdirSync(tools)
    symlinkSync(grammar, join(tools, 'solana'))
    for (const [name] of source.matchAll(/[\w./-]*\w\.json\b/g)) {
      const file = join(folder, name.replace(/^[~/]*/, ''))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, keypair)
    }
    const syntax = await capture('bash', ['-n', path], { cwd: folder })
    if (syntax.code !== 0) return syntax
    // A variable that readers set before a command that spends.
    const RPC_URL = 'http://127.0.0.1:8899'
    return await capture('/bin/bash', ['-c', script, 'bash', path], {
      cwd: folder,
      env: { PATH: tools, HOME: folder, RPC_URL },
      timeLimit,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

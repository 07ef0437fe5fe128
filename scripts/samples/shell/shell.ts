import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Adapter, Result, RunContext, Sample } from '../adapter'
import { capture, lastLines } from '../capture'
import { failed } from '../result'
import { build } from '../rust/build'
import { readLock } from '../rust/lock'
import { whyNoCargo } from '../rust/rust'
import { setStage } from './stage'

/** The crate with the grammar of command lines. */
const cli = 'solana-cli'

/**
 * Shell: commands are parsed, and do not run. Bash reads the sample, and the Solana CLI's own
 * grammar judges each command `solana`.
 */
export function shellAdapter(): Adapter {
  let grammar: string | undefined
  return {
    name: 'Shell',
    claims: (file) => /^[^/]+\/.+\.sh$/.test(file),
    available: async (context) =>
      (await whyNoBash(context)) ?? (await whyNoCargo(context)),
    async prepare(chosen, { samples }) {
      const { executables, problem } = await build(samples, [
        '-p',
        'cli-grammar',
      ])
      grammar = executables.get(join(samples, 'cli-grammar/src/main.rs'))
      if (grammar) return new Map()
      const failure = failed(
        problem ?? 'The grammar of the Solana CLI was not built.',
        'Make `cargo build -p cli-grammar` pass in samples/.',
      )
      return new Map(chosen.map(({ file }) => [file, failure]))
    },
    run: (sample, context) => rehearse(sample, context, grammar ?? ''),
  }
}

async function whyNoBash({ samples }: RunContext): Promise<string | null> {
  try {
    await capture('bash', ['--version'], { cwd: samples })
    return null
  } catch {
    return 'bash is not installed'
  }
}

/** Plays a sample in a temporary folder, where no command has an effect. */
async function rehearse(
  { file, path, source }: Sample,
  { samples, timeLimit }: RunContext,
  grammar: string,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  try {
    const { bash, script, env } = setStage(folder, { source, grammar })
    const syntax = await capture(bash, ['-n', path], { cwd: folder })
    const { code, stderr } =
      syntax.code === 0
        ? await capture(bash, [script, path], { cwd: folder, env, timeLimit })
        : syntax
    if (code === 0)
      return {
        ok: true,
        level: 'parsed',
        output: '',
        versions: /^\s*solana /m.test(source) ? versionOf(samples) : {},
      }
    return failed(
      lastLines(stderr),
      `Fix the command in samples/${file} as the CLI says.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function versionOf(samples: string): Readonly<Record<string, string>> {
  const lock = readLock(readFileSync(join(samples, 'Cargo.lock'), 'utf8'))
  return { [cli]: lock.get(cli)?.[0]?.version ?? '' }
}

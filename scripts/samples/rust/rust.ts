import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '@/lib/files/read-text'
import { capture, lastLines } from '../../process/capture'
import {
  type Context,
  isNotRun,
  type Language,
  listFiles,
  type Result,
  runFailure,
  runProgram,
  type Sample,
  SampleFailure,
  timeLimit,
} from '../sample'
import { type Build, build } from './build'
import { cratesUsed, type Lock, readLock } from './lock'
import { binaryOf, updateManifest } from './manifest'

const program = /^programs\/([^/]+)\/src\/lib\.rs$/
const client = /^(?!programs\/)[^/]+\/.+\.rs$/
/** What runs a program in its test. */
const testLibraries = ['solana-program-test', 'mollusk-svm']

/**
 * Rust: programs run in their tests, as bytecode if that is current, otherwise natively in a bank.
 * Clients run against the local node. One call of cargo builds all.
 */
export const rust: Language = {
  name: 'Rust',
  files: new RegExp(`${program.source}|${client.source}`),
  whyNot: whyNoCargo,
  async prepare(chosen, context) {
    const { samples } = context
    updateManifest(samples, clientsIn(samples))
    const built = await build(samples, targetsOf(chosen))
    const lock = readLock(readText(join(samples, 'Cargo.lock')))
    return async (sample) => {
      const { file, level, path, source } = sample
      assertBuilt(path, built)
      const name = program.exec(file)?.[1]
      if (name) return testProgram(name, sample, samples, built, lock)
      const versions = cratesUsed(lock, 'rust-clients', source)
      if (isNotRun(sample)) return { level: 'compiled', output: '', versions }
      const executable = built.executables.get(path)
      if (!executable)
        throw new SampleFailure(
          'cargo built no program from it',
          'Give it a `fn main`.',
        )
      const output = await runProgram(sample, context, {
        command: [executable],
        cwd: samples,
        cure: runCure,
      })
      return { level, output, versions }
    }
  },
}

/** The paths of the Rust clients below a folder, in order. */
export const clientsIn = (samples: string): readonly string[] =>
  listFiles(samples)
    .filter((file) => client.test(file))
    .sort()

/** Null, or the reason why cargo does not run here. */
export async function whyNoCargo({
  samples,
}: Pick<Context, 'samples'>): Promise<string | null> {
  try {
    const at = { cwd: samples }
    const { code, stderr } = await capture('cargo', ['--version'], at)
    return code === 0 ? null : `cargo does not run: ${lastLines(stderr, 1)}`
  } catch {
    return 'cargo is not installed'
  }
}

/**
 * The arguments of `cargo build` for these samples alone. A client needs no bank, which takes
 * minutes to compile.
 */
export function targetsOf(
  samples: readonly Pick<Sample, 'file'>[],
): readonly string[] {
  const files = samples.map(({ file }) => file)
  const programs = files.flatMap((file) => program.exec(file)?.[1] ?? [])
  const clients = files.filter((file) => !program.test(file))
  return [
    ...programs.flatMap((name) => ['-p', name]),
    ...(programs.length > 0 ? ['--lib', '--tests'] : []),
    ...(clients.length > 0 ? ['-p', 'rust-clients'] : []),
    ...clients.flatMap((file) => ['--bin', binaryOf(file)]),
  ]
}

/** @throws SampleFailure with the compiler's errors */
function assertBuilt(path: string, { errors, problem }: Build): void {
  const error = errors.get(path) ?? errors.get(testOf(path)) ?? problem
  if (error === null) return
  throw new SampleFailure(
    error,
    error.includes('--locked was passed')
      ? 'Run `cargo fetch` in samples/ and commit Cargo.lock with the rest.'
      : 'Make `cargo build --workspace --tests` pass in samples/.',
  )
}

/** The test of a program: programs/counter/tests/counter.rs for programs/counter/src/lib.rs. */
const testOf = (path: string) =>
  path.replace(/([^/]+)\/src\/lib\.rs$/, '$1/tests/$1.rs')

async function testProgram(
  name: string,
  sample: Sample,
  samples: string,
  { executables }: Build,
  lock: Lock,
): Promise<Result> {
  const { path, source } = sample
  const versions = cratesUsed(lock, name, source, testLibraries)
  if (isNotRun(sample)) return { level: 'compiled', output: '', versions }

  const test = testOf(path)
  const executable = executables.get(test)
  if (!executable)
    throw new SampleFailure(
      `There is no ${test}`,
      'Write the test of the program.',
    )
  const bytecode = bytecodeOf(name, source, samples)
  if (!bytecode && 'mollusk-svm' in versions)
    throw new SampleFailure(
      `samples/bytecode has no ${name}.so of this source, and Mollusk runs nothing else`,
      'Run `bytecode/build.sh` in samples/.',
    )
  const ended = await capture(executable, ['--show-output', '--color=never'], {
    cwd: samples,
    env: { RUST_BACKTRACE: '0', ...(bytecode && { SBF_OUT_DIR: bytecode }) },
    timeLimit,
  })
  if (ended.code !== 0) throw runFailure(ended, ended.stdout, runCure)
  return {
    level: bytecode ? 'executed' : 'executed-natively',
    output: outputOfTests(ended.stdout, readText(test)),
    versions,
  }
}

const runCure = 'Run it by itself and fix it.'

/**
 * The folder with a program's bytecode, which `ProgramTest` runs in the virtual machine instead of
 * the native processor. Null without bytecode of exactly this source (samples/bytecode/build.sh).
 */
export function bytecodeOf(
  name: string,
  source: string,
  samples: string,
): string | null {
  const folder = join(samples, 'bytecode')
  const builtFrom = join(folder, `${name}.source`)
  if (!existsSync(join(folder, `${name}.so`)) || !existsSync(builtFrom))
    return null
  const digest = createHash('sha256').update(source).digest('hex')
  return readText(builtFrom).trim() === digest ? folder : null
}

/**
 * The output of a program's tests, in the order of the source. The sections of `--show-output` are
 * in the order in which the tests ended.
 */
export function outputOfTests(stdout: string, source: string): string {
  const sections = new Map(
    stdout
      .split(/^---- (?=\S+ stdout ----$)/m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n')
        const [body = ''] = lines.join('\n').split(/^(?:successes|failures):$/m)
        return [title.replace(' stdout ----', ''), body.trim()]
      }),
  )
  const tests = source.matchAll(/#\[(?:tokio::)?test\]\s+(?:async )?fn (\w+)/g)
  return [...tests]
    .flatMap(([, name = '']) => sections.get(name) || [])
    .map((output) => `${output}\n`)
    .join('\n')
}

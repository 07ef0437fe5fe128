import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Adapter, Failed, Result, RunContext, Sample } from '../adapter'
import { capture, lastLines } from '../capture'
import { listFiles } from '../discover'
import { endedBadly, failed, isNotRun } from '../result'
import { type Build, build } from './build'
import { bytecodeOf } from './bytecode'
import { cratesUsed, type Lock, readLock } from './lock'
import { binaryOf, updateManifest } from './manifest'
import { outputOfTests } from './test-output'

const program = /^programs\/([^/]+)\/src\/lib\.rs$/
const client = /^(?!programs\/)[^/]+\/.+\.rs$/
/** What runs a program in its test. */
const testLibraries = ['solana-program-test', 'mollusk-svm']

interface Workspace {
  readonly build: Build
  readonly lock: Lock
}

/**
 * Rust: programs run in their tests, as bytecode where that is current, else natively in a bank.
 * Clients run against the local node. One call of cargo builds all.
 */
export function rustAdapter(): Adapter {
  let workspace: Workspace | undefined
  return {
    name: 'Rust',
    claims: (file) => program.test(file) || client.test(file),
    available: whyNoCargo,
    async prepare(samples, context) {
      workspace = await prepareWorkspace(samples, context)
      const { build } = workspace
      const failures = samples.map(
        (sample) => [sample.file, buildFailure(sample, build)] as const,
      )
      return new Map(failures.filter(hasFailed))
    },
    async run(sample, context) {
      workspace ??= await prepareWorkspace([sample], context)
      const ready = workspace
      const name = program.exec(sample.file)?.[1]
      return name
        ? runProgram(name, sample, context, ready)
        : runClient(sample, context, ready)
    },
  }
}

/** The paths of the Rust clients below a folder, in order. */
export async function clientsIn(samples: string): Promise<readonly string[]> {
  const files = await listFiles(samples)
  return files.filter((file) => client.test(file)).sort()
}

/** Null, or the reason why cargo does not run here. */
export async function whyNoCargo({
  samples,
}: Pick<RunContext, 'samples'>): Promise<string | null> {
  try {
    const { code, stderr } = await capture('cargo', ['--version'], {
      cwd: samples,
    })
    return code === 0 ? null : `cargo does not run: ${lastLines(stderr, 1)}`
  } catch {
    return 'cargo is not installed'
  }
}

async function prepareWorkspace(
  chosen: readonly Sample[],
  { samples }: RunContext,
): Promise<Workspace> {
  updateManifest(samples, await clientsIn(samples))
  const lock = readFileSync(join(samples, 'Cargo.lock'), 'utf8')
  const targets = targetsOf(chosen.map(({ file }) => file))
  return { build: await build(samples, targets), lock: readLock(lock) }
}

/**
 * The arguments of `cargo build` for these samples alone. One client needs no bank, which takes
 * minutes to compile.
 */
export function targetsOf(files: readonly string[]): readonly string[] {
  const programs = files.flatMap((file) => program.exec(file)?.[1] ?? [])
  const clients = files.filter((file) => !program.test(file))
  return [
    ...programs.flatMap((name) => ['-p', name]),
    ...(programs.length > 0 ? ['--lib', '--tests'] : []),
    ...(clients.length > 0 ? ['-p', 'rust-clients'] : []),
    ...clients.flatMap((file) => ['--bin', binaryOf(file)]),
  ]
}

function buildFailure({ path }: Sample, { errors, problem }: Build) {
  const error = errors.get(path) ?? errors.get(testOf(path)) ?? problem
  if (error === null) return null
  return failed(
    error,
    error.includes('--locked was passed')
      ? 'Run `cargo fetch` in samples/ and commit Cargo.lock with the rest.'
      : 'Make `cargo build --workspace --tests` pass in samples/.',
  )
}

function hasFailed(
  entry: readonly [string, Failed | null],
): entry is readonly [string, Failed] {
  return entry[1] !== null
}

/** The test of a program: programs/counter/tests/counter.rs for programs/counter/src/lib.rs. */
function testOf(path: string): string {
  return path.replace(/([^/]+)\/src\/lib\.rs$/, '$1/tests/$1.rs')
}

async function runProgram(
  name: string,
  sample: Sample,
  { samples, timeLimit }: RunContext,
  { build, lock }: Workspace,
): Promise<Result> {
  const versions = cratesUsed(lock, name, sample.source, testLibraries)
  if (isNotRun(sample)) return verified('compiled', '', versions)

  const test = testOf(sample.path)
  const executable = build.executables.get(test)
  if (!executable) {
    return failed(`There is no ${test}`, 'Write the test of the program.')
  }
  const bytecode = bytecodeOf(name, sample.source, samples)
  if (!bytecode && 'mollusk-svm' in versions) {
    return failed(
      `samples/bytecode has no ${name}.so of this source, and Mollusk runs nothing else`,
      'Run `bytecode/build.sh` in samples/.',
    )
  }
  const ended = await capture(executable, ['--show-output', '--color=never'], {
    cwd: samples,
    env: { RUST_BACKTRACE: '0', ...(bytecode && { SBF_OUT_DIR: bytecode }) },
    timeLimit,
  })
  if (ended.code !== 0) return endedBadly(ended, ended.stdout, runCure)
  const output = outputOfTests(ended.stdout, readFileSync(test, 'utf8'))
  return verified(bytecode ? 'executed' : 'executed-natively', output, versions)
}

async function runClient(
  sample: Sample,
  context: RunContext,
  { build, lock }: Workspace,
): Promise<Result> {
  const versions = cratesUsed(lock, 'rust-clients', sample.source)
  if (isNotRun(sample)) return verified('compiled', '', versions)

  const executable = build.executables.get(sample.path)
  if (!executable) {
    return failed('cargo built no program from it', 'Give it a `fn main`.')
  }
  const offline = sample.ceiling === 'tested'
  if (!offline) await context.freshChain()
  const ended = await capture(executable, [], {
    cwd: context.samples,
    timeLimit: context.timeLimit,
  })
  if (ended.code !== 0) return endedBadly(ended, ended.stderr, runCure)
  return verified(offline ? 'tested' : 'executed', ended.stdout, versions)
}

const runCure = 'Run it by itself and fix it.'

function verified(
  level: 'executed' | 'executed-natively' | 'tested' | 'compiled',
  output: string,
  versions: Readonly<Record<string, string>>,
): Result {
  return { ok: true, level, output, versions }
}

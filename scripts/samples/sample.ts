import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Level, levels } from '@/lib/code/record'
import { readText } from '@/lib/files/read-text'
import { type Captured, capture, lastLines } from '../process/capture'

/** A program below `samples/` that pages show. */
export interface Sample {
  /** The path below `samples/`, with slashes: the key in record.json. */
  readonly file: string
  /** The absolute path. */
  readonly path: string
  readonly source: string
  /** The level to reach, by the line `level:`; 'executed' without one. */
  readonly level: Level
}

/** What a language needs to verify its samples. */
export interface Context {
  /** Absolute path of the project. */
  readonly root: string
  /** Absolute path of `samples/`. */
  readonly samples: string
  /** Starts a fresh chain on 127.0.0.1:8899 and :8900, within milliseconds. */
  freshChain(): Promise<void>
}

/** What a sample reached, and what it printed. */
export interface Result {
  readonly level: Level
  /** The output on stdout; '' for a sample that was not run. */
  readonly output: string
  /** Exact versions of the packages and crates that the sample uses. */
  readonly versions: Readonly<Record<string, string>>
}

/** Why a sample did not pass, with the cure in one sentence. */
export class SampleFailure extends Error {
  constructor(
    problem: string,
    readonly cure: string,
  ) {
    super(problem)
  }
}

/** Verifies the samples of one language of code. */
export interface Language {
  /** The language as printed: 'TypeScript', 'Rust'. */
  readonly name: string
  /** The paths below `samples/` of its samples. */
  readonly files: RegExp
  /** Null, or why samples cannot be verified here ('cargo is not installed'). */
  whyNot(context: Pick<Context, 'samples'>): Promise<string | null>
  /**
   * Type-checks or builds the chosen samples.
   *
   * @returns a function that verifies one of them, or throws its SampleFailure
   */
  prepare(
    chosen: readonly Sample[],
    context: Context,
  ): Promise<(sample: Sample) => Promise<Result>>
}

const ceilings = ['tested', 'compiled', 'parsed']

/**
 * Reads the level line at the top of a sample, `// level: compiled (needs an API key)`. A sample
 * without one is executed.
 *
 * @throws with the line and the cure; the caller adds the file
 */
export function readLevel(source: string): Level {
  const top = source.split('\n', 10)
  const index = top.findIndex((line) => /^(\/\/|#) level:/.test(line))
  if (index < 0) return 'executed'
  const name = / level: (\S+) \(.+\)\s*$/.exec(top[index] ?? '')?.[1] ?? ''
  const level = levels.find((each) => each === name)
  if (level && ceilings.includes(level)) return level
  throw new Error(
    `${index + 1}: "${top[index]}" names no level with its reason; write "level: compiled (the reason)", or one of ${ceilings.join(', ')}`,
  )
}

/**
 * Finds all samples.
 *
 * @throws with file, line and cure where a `level:` line is wrong
 */
export function findSamples(
  samples: string,
  languages: readonly Language[],
): readonly Sample[] {
  return listFiles(samples)
    .filter((file) => languages.some(({ files }) => files.test(file)))
    .sort()
    .map((file) => {
      const path = join(samples, file)
      const source = readText(path)
      try {
        return { file, path, source, level: readLevel(source) }
      } catch (error) {
        const problem = error instanceof Error ? error.message : error
        throw new Error(`samples/${file}:${problem}`)
      }
    })
}

/** Folders without samples: at any depth of `samples/`, and directly in it. */
const others =
  /(^|\/)(\.[^/]*|node_modules|target|__pycache__)$|^(bytecode|rust-clients|testing)$/

/** All files below `samples/` that may be samples. */
export function listFiles(samples: string, folder = ''): readonly string[] {
  return readdirSync(join(samples, folder), { withFileTypes: true }).flatMap(
    (entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isFile()) return path
      return entry.isDirectory() && !others.test(path)
        ? listFiles(samples, path)
        : []
    },
  )
}

/** True for a sample that is only compiled or parsed. */
export const isNotRun = ({ level }: Pick<Sample, 'level'>) =>
  level === 'compiled' || level === 'parsed'

/** The milliseconds after which a sample is stopped. */
export const timeLimit = 60_000

interface Program {
  readonly command: readonly [program: string, ...args: string[]]
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly cure: string
}

/**
 * Runs the program of a sample, on a fresh chain unless it is tested offline.
 *
 * @returns what it printed
 * @throws SampleFailure
 */
export async function runProgram(
  { level }: Sample,
  { freshChain }: Context,
  { command: [program, ...args], cure, cwd, env = {} }: Program,
): Promise<string> {
  if (level !== 'tested') await freshChain()
  const ended = await capture(program, args, { cwd, env, timeLimit })
  if (ended.code !== 0)
    throw runFailure(ended, ended.stdout + ended.stderr, cure)
  return ended.stdout
}

/**
 * The failure of a program that did not exit with 0.
 *
 * @param printed the output about it
 */
export function runFailure(
  { code, late }: Captured,
  printed: string,
  cure: string,
): SampleFailure {
  const how = late
    ? `It was stopped after ${timeLimit / 1000} s. Usually a connection, a subscription or a timer is still open: close it when the work is done`
    : `It ended with code ${code}`
  const output = lastLines(printed).trim()
  return new SampleFailure(
    output ? `${how}:\n${output}` : `${how}. It printed nothing.`,
    cure,
  )
}

import type { Level } from '@/lib/site/code/record'

/** A sample, as the runner found it. */
export interface Sample {
  /** The path below `samples/`, with slashes: the key in record.json. */
  readonly file: string
  /** The absolute path. */
  readonly path: string
  readonly source: string
  /**
   * The highest level to reach: from the `level:` header, 'executed' without one. An adapter may
   * reach less, and its result then says so.
   */
  readonly ceiling: Level
}

/** The paths, limits and services that the runner gives an adapter. */
export interface RunContext {
  /** Absolute path of the project. */
  readonly root: string
  /** Absolute path of `samples/`. */
  readonly samples: string
  /** The longest that one sample may run, in milliseconds. */
  readonly timeLimit: number
  /** Puts a fresh chain on 127.0.0.1:8899 and :8900, within a few milliseconds. */
  freshChain(): Promise<void>
}

interface Verified {
  readonly ok: true
  readonly level: Level
  /** The sample's output on stdout; '' for a sample that was not run. */
  readonly output: string
  /** Exact versions of the packages and crates that the sample uses. */
  readonly versions: Readonly<Record<string, string>>
}

export interface Failed {
  readonly ok: false
  /** The problem, with the last lines of the tool's or sample's output. */
  readonly problem: string
  /** The cure, in one sentence. */
  readonly cure: string
}

export type Result = Verified | Failed

/**
 * Verifies the samples of one language of code. A file belongs to the first adapter that claims it.
 * The runner calls `run` for one sample after the other.
 */
export interface Adapter {
  /** The language as printed: 'TypeScript', 'Rust'. */
  readonly name: string
  /** True for a file (path below `samples/`) that is a sample of this language. */
  claims(file: string): boolean
  /**
   * Null, or the reason why samples cannot be verified here ('cargo is not installed'). The runner
   * then prints the reason, and leaves their record and date alone.
   */
  available(context: RunContext): Promise<string | null>
  /**
   * Prepares all chosen samples before the first `run`, by type-checking or building them. Returns
   * failures by file; the runner does not run those samples.
   */
  prepare?(
    samples: readonly Sample[],
    context: RunContext,
  ): Promise<ReadonlyMap<string, Failed>>
  /** Verifies one sample, to the highest level that its ceiling and the language allow. */
  run(sample: Sample, context: RunContext): Promise<Result>
}

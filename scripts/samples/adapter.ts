import type { Level } from '@/lib/site/code/record'

/** One sample as the runner found it. */
export interface Sample {
  /** Its path under `samples/`, with slashes: the key in record.json. */
  readonly file: string
  /** Its absolute path. */
  readonly path: string
  readonly source: string
  /**
   * From its `level:` header, 'executed' without one. A sample is not taken
   * higher; an adapter may reach less and then says so in its result.
   */
  readonly ceiling: Level
}

/** What the runner lends to an adapter. */
export interface RunContext {
  /** Absolute path of the project. */
  readonly root: string
  /** Absolute path of `samples/`. */
  readonly samples: string
  /** How long one sample may run, in milliseconds. */
  readonly timeLimit: number
  /** Puts a fresh chain on 127.0.0.1:8899 and :8900 (fast, a few ms). */
  freshChain(): Promise<void>
}

interface Verified {
  readonly ok: true
  readonly level: Level
  /** What the sample printed, stdout only, '' for one that was not run. */
  readonly output: string
  /** Package (crate, ...) to exact version, of those the sample uses. */
  readonly versions: Readonly<Record<string, string>>
}

export interface Failed {
  readonly ok: false
  /** What went wrong, with the end of what the tool or sample said. */
  readonly problem: string
  /** What to do about it, one sentence. */
  readonly cure: string
}

export type Result = Verified | Failed

/**
 * One language. The runner asks the adapters in order, the first that claims
 * a file has it, and calls `run` for one sample after the other.
 */
export interface Adapter {
  /** As printed: 'TypeScript', 'Rust'. */
  readonly name: string
  /** Whether the file (path under `samples/`) is a sample of this language. */
  claims(file: string): boolean
  /**
   * Null, or why its samples cannot be looked at here ('cargo is not
   * installed'): the runner says so and leaves their record and date alone.
   */
  available(context: RunContext): Promise<string | null>
  /**
   * Work done once for all its chosen samples, before the first `run`, such
   * as type-checking or building. Answers failures by file; those samples
   * are not run.
   */
  prepare?(
    samples: readonly Sample[],
    context: RunContext,
  ): Promise<ReadonlyMap<string, Failed>>
  /** Verifies one sample as high as its ceiling and the language allow. */
  run(sample: Sample, context: RunContext): Promise<Result>
}

import { levels, type RecordEntry } from '@/lib/code/record'
import { SampleFailure } from './sample'

/** The result of a run for one sample. */
export type Verdict =
  | {
      readonly kind: 'verified'
      readonly file: string
      readonly entry: RecordEntry
    }
  | {
      readonly kind: 'failed'
      readonly file: string
      readonly problem: string
      readonly cure: string
    }
  | { readonly kind: 'skipped'; readonly file: string; readonly reason: string }

/** Verifies one sample, and prints a line about it. */
export async function verdictOf(
  file: string,
  verify: () => Promise<RecordEntry>,
): Promise<Verdict> {
  const startedAt = performance.now()
  const time = () =>
    `(${((performance.now() - startedAt) / 1000).toFixed(1)} s)`
  try {
    const entry = await verify()
    console.log(`${entry.level.padEnd(9)} ${file} ${time()}`)
    return { kind: 'verified', file, entry }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const cure =
      error instanceof SampleFailure
        ? error.cure
        : 'The sample never started. Fix the cause above, then run it again.'
    const text = problem.trimEnd().replaceAll('\n', '\n  ')
    console.log(
      `FAILED    samples/${file} ${time()}\n  ${text}\n  Cure: ${cure}`,
    )
    return { kind: 'failed', file, problem, cure }
  }
}

/**
 * The last line of a run.
 *
 * @example 'samples: 14 executed, 2 parsed, 0 failed'
 */
export function summary(verdicts: readonly Verdict[]): string {
  const names = verdicts.map((verdict) =>
    verdict.kind === 'verified' ? verdict.entry.level : verdict.kind,
  )
  const parts = [...levels, 'skipped', 'failed']
    .map((name) => ({ name, count: names.filter((n) => n === name).length }))
    .filter(({ name, count }) => count > 0 || name === 'failed')
    .map(({ name, count }) => `${count} ${name}`)
  return `samples: ${parts.join(', ')}`
}

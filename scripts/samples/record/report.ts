import { levels } from '@/lib/site/code/record'
import type { Verdict } from './verdict'

/** The line about one sample. */
export function line(verdict: Verdict, milliseconds: number): string {
  const time = `${(milliseconds / 1000).toFixed(1)} s`
  switch (verdict.kind) {
    case 'verified':
      return `${verdict.entry.level.padEnd(9)} ${verdict.file} (${time})`
    case 'failed': {
      const { file, problem, cure } = verdict
      const text = problem.trimEnd().replaceAll('\n', '\n  ')
      return `FAILED    samples/${file} (${time})\n  ${text}\n  Cure: ${cure}`
    }
    case 'skipped':
      return `left      ${verdict.file}: ${verdict.reason}`
  }
}

/**
 * The last line of a run.
 *
 * @example 'samples: 14 executed, 2 parsed, 0 failed'
 */
export function summary(verdicts: readonly Verdict[]): string {
  const count = (isCounted: (verdict: Verdict) => boolean) =>
    verdicts.filter(isCounted).length
  const verified = levels
    .map((level) => ({
      name: level,
      number: count((v) => v.kind === 'verified' && v.entry.level === level),
    }))
    .filter(({ number }) => number > 0)
  const skipped = count(({ kind }) => kind === 'skipped')
  const parts = [
    ...verified.map(({ name, number }) => `${number} ${name}`),
    ...(skipped > 0 ? [`${skipped} left alone`] : []),
    `${count(({ kind }) => kind === 'failed')} failed`,
  ]
  return `samples: ${parts.join(', ')}`
}

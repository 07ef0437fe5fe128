import { languageOf, sampleLanguages } from '@/lib/code/languages'
import type { Level, SampleRecord } from '@/lib/code/record'

/** What the record of the samples says of the book as a whole. */
export interface Proof {
  readonly programs: number
  /** The number of programs that ran. The others were compiled, or their syntax was checked. */
  readonly run: number
  /** The day of the last run. */
  readonly lastRun: string
  /** The package that most programs of each language of code use, with its version. */
  readonly versions: readonly string[]
}

const ran: readonly Level[] = ['executed', 'executed-natively', 'tested']

/** Sums up a record. */
export function proofOf(record: SampleRecord): Proof {
  const entries = Object.entries(record)
  const inLanguage = (ending: string) =>
    entries
      .filter(([file]) => languageOf(file).ending === ending)
      .map(([, { versions }]) => versions)
  return {
    programs: entries.length,
    run: entries.filter(([, { level }]) => ran.includes(level)).length,
    lastRun:
      entries
        .map(([, { date }]) => date)
        .sort()
        .at(-1) ?? '',
    versions: sampleLanguages.flatMap(
      ({ ending }) => mostUsed(inLanguage(ending)) ?? [],
    ),
  }
}

/** The package that most programs use, as `name version`. */
function mostUsed(
  programs: readonly Readonly<Record<string, string>>[],
): string | undefined {
  const uses = new Map<string, number>()
  for (const [name, version] of programs.flatMap(Object.entries)) {
    const key = `${name} ${version}`
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  return [...uses].sort(([, a], [, b]) => b - a)[0]?.[0]
}

import type { RecordEntry } from '@/lib/site/code/record'
import type { Result } from '../adapter'
import type { Options } from '../arguments'
import { compareOutputs } from './compare'

/** The finding of a run about one sample. */
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

interface Circumstances {
  readonly options: Options
  /** The fingerprint of the sample that ran. */
  readonly fingerprint: string
  /** The date of the run, YYYY-MM-DD. */
  readonly today: string
  /** The project's absolute path, which no output may contain. */
  readonly root: string
}

/**
 * Compares a result with the record. An entry stays, with its date and the keys in its output,
 * until fingerprint, level, versions or the normalized output change.
 */
export function judge(
  file: string,
  result: Result,
  old: RecordEntry | undefined,
  { options, fingerprint, today, root }: Circumstances,
): Verdict {
  const failed = (problem: string, cure: string): Verdict => ({
    kind: 'failed',
    file,
    problem,
    cure,
  })
  if (!result.ok) return failed(result.problem, result.cure)
  const { level, versions } = result
  const output = result.output.replaceAll('\r\n', '\n').trimEnd()
  const wasRun = level !== 'compiled' && level !== 'parsed'
  if (wasRun && output === '')
    return failed('It printed nothing.', 'Print what the page promises.')
  if (output.includes(root))
    return failed(
      `It printed a path of this machine:\n${lineWith(output, root)}`,
      "Print an error's message, not the error with its stack.",
    )
  const difference =
    old?.level === level ? compareOutputs(old.output, output) : null
  if (difference !== null && !options.accept)
    return failed(
      `Its output differs from the record:\n${difference}`,
      `Fix it, or accept the new output: npm run samples -- --accept ${file}`,
    )
  const isSame =
    old?.level === level &&
    old.fingerprint === fingerprint &&
    sameVersions(old.versions, versions) &&
    difference === null
  const entry =
    old && isSame && !options.refresh
      ? old
      : {
          level,
          date: today,
          versions,
          fingerprint,
          output: old?.level === level && !difference ? old.output : output,
        }
  if (options.check && entry !== old)
    return failed(
      whyNotRecorded(old, fingerprint),
      `Record it: npm run samples -- ${file}`,
    )
  return { kind: 'verified', file, entry }
}

function whyNotRecorded(old: RecordEntry | undefined, fingerprint: string) {
  if (!old) return 'It is not in samples/record.json.'
  return old.fingerprint === fingerprint
    ? 'It was recorded at another level or with other versions.'
    : 'It was edited after its recorded run.'
}

function sameVersions(
  a: RecordEntry['versions'],
  b: RecordEntry['versions'],
): boolean {
  const text = (versions: RecordEntry['versions']) =>
    JSON.stringify(Object.entries(versions).sort())
  return text(a) === text(b)
}

function lineWith(output: string, text: string): string {
  return output.split('\n').find((line) => line.includes(text)) ?? ''
}

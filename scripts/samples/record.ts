import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { normalizeOutput } from '@/components/run/program/normalize-output'
import { fingerprintOf } from '@/lib/code/fingerprint'
import {
  formatRecord,
  parseRecord,
  type RecordEntry,
  recordFile,
  type SampleRecord,
} from '@/lib/code/record'
import { readText } from '@/lib/files/read-text'
import type { Options } from './arguments'
import { languages } from './languages'
import { findSamples, listFiles, type Result, SampleFailure } from './sample'

/** The record of the last runs, empty before the first. */
export function readRecordFile(samples: string): SampleRecord {
  const path = join(samples, 'record.json')
  return existsSync(path) ? parseRecord(readText(path)) : {}
}

export function writeRecordFile(samples: string, record: SampleRecord): void {
  writeFileSync(join(samples, 'record.json'), formatRecord(record))
}

/**
 * Requires that each sample is as it ran when it was recorded.
 *
 * @throws with each sample that was edited since, or never ran, and the command that runs it; and
 *   with each file that no language of code runs
 */
export function assertMarks(root = process.cwd()): void {
  const samples = join(root, 'samples')
  const record = readRecordFile(samples)
  const found = findSamples(samples, languages)
  const unknown = listFiles(samples)
    .filter((file) => !found.some((sample) => sample.file === file))
    .filter((file) => !noSample.test(file))
    .map(
      (file) =>
        `samples/${file}:1: no language of code runs this file, so nothing shows that it works; write it in one of: ${languages.map(({ name }) => name).join(', ')} (docs/writing-a-sample.md), or remove it`,
    )
  const unmarked = found.flatMap(({ file }) => {
    const fingerprint = record[file]?.fingerprint
    if (fingerprint === fingerprintOf(file, samples)) return []
    const why =
      fingerprint === undefined
        ? `it has never been run, so ${recordFile} has no result for it`
        : 'it, or a file that it needs, was edited after its last run'
    return `samples/${file}:1: ${why}; run it: npm run samples -- ${file}`
  })
  const problems = [...unmarked, ...unknown]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Files beside the samples: manifests, programs with their tests, and those of the desktop. */
const noSample = /^[^/]+$|^programs\/|(^|\/)(package(-lock)?\.json|\.[^/]*)$/

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
 * The entry of the record for a result. The old one stays, with its date and the keys in its
 * output, while fingerprint, level, versions and the normalized output are the same.
 *
 * @throws SampleFailure when the result may not be recorded
 */
export function entryFor(
  file: string,
  { level, versions, ...result }: Result,
  old: RecordEntry | undefined,
  { options, fingerprint, today, root }: Circumstances,
): RecordEntry {
  const output = result.output.replaceAll('\r\n', '\n').trimEnd()
  if (output === '' && level !== 'compiled' && level !== 'parsed')
    throw new SampleFailure(
      'It printed nothing.',
      'Print what the page promises.',
    )
  const path = output.split('\n').find((line) => line.includes(root))
  if (path !== undefined)
    throw new SampleFailure(
      `It printed a path of this machine:\n${path}`,
      "Print an error's message, not the error with its stack.",
    )
  const comparable = old?.level === level ? old : undefined
  const difference = comparable && compareOutputs(comparable.output, output)
  if (difference && !options.accept)
    throw new SampleFailure(
      `Its output differs from the record:\n${difference}`,
      `Fix it, or accept the new output: npm run samples -- --accept ${file}`,
    )
  const entry: RecordEntry = {
    level,
    date: today,
    versions,
    fingerprint,
    output: comparable && !difference ? comparable.output : output,
  }
  const isSame = isDeepStrictEqual({ ...entry, date: old?.date }, { ...old })
  if (options.check && !isSame)
    throw new SampleFailure(
      old
        ? 'It was edited after its recorded run, or its level or versions have changed.'
        : `It is not in ${recordFile}.`,
      `Record it: npm run samples -- ${file}`,
    )
  return old && isSame && !options.refresh ? old : entry
}

/**
 * Compares a recorded output with a new one, both normalized.
 *
 * @returns null if they agree; else the normalized lines that differ, as `- recorded` and `+ new`
 */
export function compareOutputs(
  recorded: string,
  output: string,
): string | null {
  const before = normalizeOutput(recorded)
  const after = normalizeOutput(output)
  if (before === after) return null
  return diffArrays(before.split('\n'), after.split('\n'))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) =>
      value.map((line) => `${added ? '+' : '-'} ${line}`),
    )
    .join('\n')
}

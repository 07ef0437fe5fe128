import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  formatRecord,
  parseRecord,
  type SampleRecord,
} from '@/lib/site/code/record'
import type { Verdict } from './verdict'

const path = (samples: string) => join(samples, 'record.json')

/** The record of the last runs, empty before the first. */
export async function readRecordFile(samples: string): Promise<SampleRecord> {
  return parseRecord(await readText(path(samples)))
}

/**
 * Records the verified samples of a run, and drops samples that no longer exist. Samples that
 * failed or were not chosen stay as they were, byte for byte.
 */
export async function updateRecordFile(
  samples: string,
  verdicts: readonly Verdict[],
  files: readonly string[],
): Promise<void> {
  const before = await readText(path(samples))
  const verified = verdicts.flatMap((verdict) =>
    verdict.kind === 'verified' ? [[verdict.file, verdict.entry] as const] : [],
  )
  const remaining = Object.entries(parseRecord(before)).filter(([file]) =>
    files.includes(file),
  )
  const after = formatRecord(Object.fromEntries([...remaining, ...verified]))
  if (after !== before) await writeFile(path(samples), after)
}

/** @throws if the record has samples that no longer exist */
export function assertNoneIsGone(
  record: SampleRecord,
  files: readonly string[],
): void {
  const gone = Object.keys(record).filter((file) => !files.includes(file))
  if (gone.length === 0) return
  throw new Error(
    `samples/record.json names samples that are gone: ${gone.join(', ')}\nCure: npm run samples`,
  )
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return '{}\n'
    throw error
  }
}

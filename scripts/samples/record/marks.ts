import { join } from 'node:path'
import { fingerprintOf } from '@/lib/site/code/fingerprint'
import { recordFile, type SampleRecord } from '@/lib/site/code/record'
import { allAdapters } from '../adapters'
import { discover } from '../discover'
import { readRecordFile } from './record-file'

/**
 * Requires that each sample is as it ran when it was recorded.
 *
 * @throws with each sample that was edited since, or never ran, and the command that runs it
 */
export async function assertMarks(root = process.cwd()): Promise<void> {
  const samples = join(root, 'samples')
  const all = await discover(samples, allAdapters())
  const record = await readRecordFile(samples)
  const problems = all.flatMap(
    ({ file }) => problemOf(file, record, samples) ?? [],
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function problemOf(file: string, record: SampleRecord, samples: string) {
  const fingerprint = record[file]?.fingerprint
  if (fingerprint === fingerprintOf(file, samples)) return undefined
  const why =
    fingerprint === undefined
      ? `it has never been run, so ${recordFile} has no result for it`
      : 'it, or a file that it needs, was edited after its last run'
  return `samples/${file}:1: ${why}; run it: npm run samples -- ${file}`
}

import { readFileSync } from 'node:fs'
import { normalizeOutput } from '../../components/run/program/normalize-output'
import { parseRecord, recordFile } from '../../lib/code/record'
import { isRunnable } from '../../lib/code/runnable'
import type { Ran } from './run-in-page'

const record = parseRecord(readFileSync(recordFile, 'utf8'))

/** All recipes that readers can run. */
export const recipes = Object.entries(record)
  .filter(([file, { level }]) => isRunnable(file, level))
  .map(([file]) => file)

/** How the output of a run differs from the record, in words; undefined if it does not. */
export function difference(
  file: string,
  { ended, output }: Ran,
): string | undefined {
  if (ended.how !== 'done') return `${file}: ${JSON.stringify(ended)}`
  const wanted = normalizeOutput(record[file]?.output ?? '')
  const got = normalizeOutput(output)
  if (got === wanted) return undefined
  return `${file}: printed\n${got}\ninstead of\n${wanted}`
}

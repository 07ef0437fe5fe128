import { z } from 'zod'
import { parseJson } from '@/lib/site/json.mjs'

/** The record, relative to the project's root. */
export const recordFile = 'samples/record.json'

/** The levels of verification, highest first (docs/writing-a-sample.md). */
export const levels = [
  'executed',
  'executed-natively',
  'tested',
  'compiled',
  'parsed',
] as const

export type Level = (typeof levels)[number]

const entry = z.strictObject({
  level: z.enum(levels),
  date: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  output: z.string(),
})

const record = z.record(z.string(), entry)

/** What the last good run found out about one sample. */
export type RecordEntry = z.infer<typeof entry>

/** The record's form: the path under `samples/` leads to the last run. */
export type SampleRecord = z.infer<typeof record>

/**
 * Reads the record's text strictly.
 *
 * @throws Error that names the faulty entry and the cure.
 */
export function parseRecord(json: string): SampleRecord {
  const result = record.safeParse(parseJson(json, recordFile))
  if (result.success) return result.data
  throw new Error(
    `${recordFile} is not what a run writes; only \`npm run samples\` writes it: take its last good version (git checkout), and run the samples that changed again\n${z.prettifyError(result.error)}`,
  )
}

/** Writes a record with its keys in order, so that equal runs give equal bytes. */
export function formatRecord(entries: SampleRecord): string {
  const sorted = Object.keys(entries)
    .sort()
    .map((file) => [file, entries[file] && formatEntry(entries[file])])
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

function formatEntry({ level, date, versions, output }: RecordEntry) {
  const names = Object.keys(versions).sort()
  const sorted = names.map((name) => [name, versions[name]])
  return { level, date, versions: Object.fromEntries(sorted), output }
}

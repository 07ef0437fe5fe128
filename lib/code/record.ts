import { z } from 'zod'
import { parseJson } from '@/lib/files/json-file'

/** The path of the record, relative to the project's root. */
export const recordFile = 'samples/record.json'

/** The levels of verification (decision 26), highest first. */
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
  /** The fingerprint of what ran (`fingerprintOf`). */
  fingerprint: z.string(),
  output: z.string(),
})

const record = z.record(z.string(), entry)

/** The result of the last good run of one sample. */
export type RecordEntry = z.infer<typeof entry>

/** The whole record: an entry for each sample, by its path below `samples/`. */
export type SampleRecord = z.infer<typeof record>

/**
 * Parses the record strictly.
 *
 * @throws Error that names the faulty entry and the cure
 */
export function parseRecord(json: string): SampleRecord {
  const result = record.safeParse(parseJson(json, recordFile))
  if (result.success) return result.data
  throw new Error(
    `${recordFile} is not what a run writes; only \`npm run samples\` writes it: take its last good version (git checkout), and run the samples that changed again\n${z.prettifyError(result.error)}`,
  )
}

/** Formats a record with sorted keys, so that equal runs give equal bytes. */
export function formatRecord(entries: SampleRecord): string {
  const sorted = Object.keys(entries)
    .sort()
    .map((file) => [file, entries[file] && formatEntry(entries[file])])
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

function formatEntry({ versions, ...entry }: RecordEntry) {
  const { level, date, fingerprint, output } = entry
  const names = Object.keys(versions).sort()
  const sorted = names.map((name) => [name, versions[name]])
  const ordered = Object.fromEntries(sorted)
  return { level, date, versions: ordered, fingerprint, output }
}

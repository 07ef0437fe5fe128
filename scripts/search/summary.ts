import type { HostedRecord } from './hosted-records'

/** Bytes that a record may have on the provider's smallest plan. */
const largestRecord = 10_000

const sizeOf = (record: HostedRecord) =>
  Buffer.byteLength(JSON.stringify(record))

/**
 * Number and sizes of the records of each language.
 *
 * @throws when a record is too large for the provider
 */
export function summary(records: readonly HostedRecord[]): string {
  const tooLarge = records.find((record) => sizeOf(record) > largestRecord)
  if (tooLarge)
    throw new Error(
      `${tooLarge.objectID} has more than ${largestRecord} bytes; split its text`,
    )
  const languages = [...new Set(records.map(({ lang }) => lang))]
  const lines = languages.map((lang) => {
    const own = records.filter((record) => record.lang === lang)
    const bytes = own.reduce((sum, record) => sum + sizeOf(record), 0)
    const largest = Math.max(...own.map(sizeOf))
    return `${lang.padEnd(6)} ${String(own.length).padStart(6)} records ${(bytes / 1e6).toFixed(2).padStart(6)} MB, largest ${largest} bytes`
  })
  return lines.join('\n')
}

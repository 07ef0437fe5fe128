import type { HostedRecord } from './hosted-records'
import { indexSettings } from './index-settings'

/** What the provider's smallest plan takes, in bytes a record. */
const largestRecord = 10_000

const sizeOf = (record: HostedRecord) =>
  Buffer.byteLength(JSON.stringify(record))

/**
 * How many records there are by language, and how large they are.
 *
 * @throws when one is too large to be taken
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

/** The index's settings as they are pushed. */
export const settingsText = () => JSON.stringify(indexSettings, null, 2)

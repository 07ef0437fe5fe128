import { algoliasearch } from 'algoliasearch'
import type { HostedRecord } from './hosted-records'
import { indexSettings } from './index-settings'

/** The index for the records, with a key that may write. */
interface Target {
  readonly appId: string
  readonly indexName: string
  readonly adminKey: string
  /** Options of the library, for tests. */
  readonly options?: Parameters<typeof algoliasearch>[2]
}

/**
 * Replaces settings and records of the hosted index. The records go to a temporary index, which then
 * replaces the old one: readers never search a mixture. Rules and synonyms stay.
 *
 * @throws ApiError or RetryError of the library; the old records then stay
 */
export async function pushRecords(
  { appId, adminKey, indexName, options }: Target,
  records: readonly HostedRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error(
      'There is no record to push, and the index would be emptied; see why with `npx tsx scripts/search-push.ts --dry-run`',
    )
  const client = algoliasearch(appId, adminKey, options)
  const { taskID } = await client.setSettings({ indexName, indexSettings })
  await client.waitForTask({ indexName, taskID })
  const objects = records.map((record) => ({ ...record }))
  await client.replaceAllObjects({ indexName, objects })
}

import { algoliasearch } from 'algoliasearch'
import type { Host } from '@/lib/search/hosted/hosts'
import type { HostedRecord } from './hosted-records'
import { indexSettings } from './index-settings'
import type { PushSettings } from './push-settings'

interface Target extends PushSettings {
  /** Other hosts than the provider's, for tests. */
  readonly hosts?: readonly Host[]
}

/**
 * Replaces all records of the hosted index at once: they are written to a temporary index, which then takes the place of the old one, so that
 * readers find the old records or the new ones, never a part.
 *
 * The settings come first, since the temporary index takes them over: they hold at once. Throws the library's ApiError or RetryError; the
 * records are then as they were.
 */
export async function pushRecords(
  { appId, adminKey, indexName, hosts }: Target,
  records: readonly HostedRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error('There is no record to push; the index would be emptied')
  const options = hosts ? { hosts: [...hosts] } : {}
  const client = algoliasearch(appId, adminKey, options)
  const { taskID } = await client.setSettings({ indexName, indexSettings })
  await client.waitForTask({ indexName, taskID })
  await client.replaceAllObjects({
    indexName,
    objects: records.map((record) => ({ ...record })),
    batchSize: 1_000,
  })
}

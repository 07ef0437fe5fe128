import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import type { Host } from '@/lib/search/hosts'
import type { HostedRecord } from './hosted-records'
import { indexSettings } from './index-settings'
import type { PushSettings } from './push-settings'

interface Target extends PushSettings {
  /** Hosts instead of the provider's, for tests. */
  readonly hosts?: readonly Host[]
}

/**
 * Replaces records and settings of the hosted index at once. Both go to a temporary index, which
 * then replaces the old one: readers search one or the other, never a mixture. Rules and synonyms,
 * which exist at the provider alone, stay.
 *
 * @throws ApiError or RetryError of the library; the old index is then unchanged, and the temporary
 *   one removed
 */
export async function pushRecords(
  { appId, adminKey, indexName, hosts }: Target,
  records: readonly HostedRecord[],
): Promise<void> {
  if (records.length === 0)
    throw new Error(
      'There is no record to push, and the index would be emptied; see why with `npx tsx scripts/search-push.ts --dry-run`',
    )
  const options = hosts ? { hosts: [...hosts] } : {}
  const client = algoliasearch(appId, adminKey, options)
  const temporary = `${indexName}_tmp_${Date.now()}`
  try {
    await fill(client, indexName, temporary, records)
    const { taskID } = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    })
    await client.waitForTask({ indexName: temporary, taskID })
  } catch (error) {
    // The caller needs the first error, not a failure of this clean-up.
    await client.deleteIndex({ indexName: temporary }).catch(() => {})
    throw error
  }
}

async function fill(
  client: Algoliasearch,
  from: string,
  to: string,
  records: readonly HostedRecord[],
): Promise<void> {
  const copy = await client.operationIndex({
    indexName: from,
    operationIndexParams: {
      operation: 'copy',
      destination: to,
      scope: ['rules', 'synonyms'],
    },
  })
  await client.waitForTask({ indexName: to, taskID: copy.taskID })
  const settings = await client.setSettings({ indexName: to, indexSettings })
  await client.waitForTask({ indexName: to, taskID: settings.taskID })
  await client.chunkedBatch({
    indexName: to,
    objects: records.map((record) => ({ ...record })),
    waitForTasks: true,
  })
}

import { openLocales } from '@/lib/content/languages'
import { runCommand } from './process/command'
import { hostedRecords } from './search/hosted-records'
import { indexSettings } from './search/index-settings'
import { pushRecords } from './search/push'
import { summary } from './search/summary'

/** Fills the hosted index with the records of all languages; `--dry-run` only counts them. */
await runCommand(async () => {
  const {
    // From the environment alone: no file may contain the admin key.
    SITE_SEARCH_APP_ID: appId,
    SITE_SEARCH_INDEX: indexName,
    SEARCH_ADMIN_KEY: adminKey,
  } = process.env
  const records = openLocales().flatMap(hostedRecords)
  console.log(summary(records))
  if (process.argv.includes('--dry-run'))
    return console.log(JSON.stringify(indexSettings, null, 2))
  if (!appId || !indexName || !adminKey)
    throw new Error(
      'The push needs SITE_SEARCH_APP_ID, SITE_SEARCH_INDEX and SEARCH_ADMIN_KEY in the environment; --dry-run only counts',
    )
  await pushRecords({ appId, indexName, adminKey }, records)
  console.log(`${indexName} has ${records.length} records`)
})

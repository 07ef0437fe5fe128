import { openLocales } from '@/lib/content/languages'
import { runCommand } from './process/command'
import { hostedRecords } from './search/hosted-records'
import { pushRecords } from './search/push'
import { readPushSettings } from './search/push-settings'
import { settingsText, summary } from './search/summary'

/** Fills the hosted index with the records of all languages; `--dry-run` only says what they are. */
await runCommand(async () => {
  const isDry = process.argv.slice(2).includes('--dry-run')
  const settings = isDry ? undefined : readPushSettings(process.env)
  const records = openLocales().flatMap(hostedRecords)
  console.log(summary(records))
  if (!settings) return console.log(settingsText())
  await pushRecords(settings, records)
  console.log(`${settings.indexName} holds ${records.length} records`)
})

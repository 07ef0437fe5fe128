import moved from '@/content/moved.json'
import { openLocales } from '@/lib/content/languages'
import { offlineSlug } from '@/lib/generated/offline-page'
import { basePath, hrefFor } from '@/lib/href'
import { site } from '@/site.config'
import { openUnfinished } from './export/built'
import { builtAt } from './export/built-at'
import { finishExport } from './export/finish'
import type { Folder } from './export/folder'
import { integrityOf } from './export/integrity'
import { tellMissingChunks } from './export/missing-chunks'
import { writeOfflineLists, writeOfflineWorker } from './export/offline'
import { exportOptions } from './export/options'
import { sizeLine } from './export/size'
import { loaderScript } from './export/start'
import { writeForHosts } from './hosts/finish'
import { runCommand } from './process/command'
import { runScript } from './process/tool'

/** Makes `out/` ready for its host, after `next build` wrote it. */
await runCommand(async () => {
  const folder = openUnfinished()
  // The twins are a third of the work, and another core's.
  const [, pages] = await Promise.all([runScript('twins'), finish(folder)])
  writeForHosts('out')
  console.log(`out/ holds ${pages} pages, ${sizeLine(folder)}`)
})

/** @returns how many pages there are */
async function finish(folder: Folder): Promise<number> {
  const withRuntime = tellMissingChunks(folder)
  const withDigests = integrityOf(folder, basePath)
  const pages = finishExport(folder, {
    ...exportOptions(site),
    mend: (html) => withDigests(withRuntime(html)),
    moved,
    base: basePath,
    start: { loader: loaderScript(), eager: site.runtime === 'eager' },
  })
  writeOfflineWorker(folder)
  writeOfflineLists(folder, {
    base: basePath,
    built: builtAt(),
    languages: openLocales().map((locale) => ({
      locale,
      home: hrefFor(locale, ''),
      missing: hrefFor(locale, offlineSlug),
    })),
  })
  return pages
}

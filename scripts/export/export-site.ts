import moved from '@/content/moved.json'
import { openLocales } from '@/lib/content/languages'
import { offlineSlug } from '@/lib/generated/offline-page'
import { basePath, hrefFor } from '@/lib/href'
import { site } from '@/site.config'
import { writeForHosts } from '../hosts/finish'
import { runScript } from '../process/tool'
import { openUnfinished } from './built'
import { builtAt } from './built-at'
import { finishExport } from './finish'
import type { Folder } from './folder'
import { integrityOf } from './integrity'
import { tellMissingChunks } from './missing-chunks'
import { writeOfflineLists, writeOfflineWorker } from './offline'
import { exportOptions } from './options'
import { sizeLine } from './size'
import { loaderScript } from './start'

/** Makes `out/` ready for its host, after Next wrote it. */
export async function exportSite(): Promise<void> {
  const folder = openUnfinished()
  // The twins are a third of the work, and another core's.
  const [, pages] = await Promise.all([runScript('twins'), finish(folder)])
  writeForHosts('out')
  console.log(`out/ holds ${pages} pages, ${sizeLine(folder)}`)
}

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

import { runnableRecipes } from '@/lib/code/runnable'
import { openLocales } from '@/lib/content/languages'
import { offlineSlug } from '@/lib/content/registry'
import { basePath, hrefFor } from '@/lib/links/href'
import { redirects } from '@/lib/rules/moved'
import { defaultLocale, locales, site } from '@/site.config'
import { runScript } from '../process/tool'
import { bundleClient } from './client'
import { canonicalPath } from './document/head'
import { type Folder, openFolder } from './files/folder'
import { publishExport, unfinished } from './files/made'
import { writeOfflineLists, writeOfflineWorker } from './files/offline'
import { gzipSize } from './files/size'
import { finishExport } from './finish'
import { writeCompressed } from './hosts/compressed'
import { writeForHosts } from './hosts/write'
import { writeLicenses } from './licenses/write'
import { exportOptions } from './options'
import { makeRunFiles, writeRunFiles } from './run/run-files'
import { joinStyles } from './style-sheet'

/** Makes the output of `next build` ready for hosts, and moves it to `out/` and `deploy/`. */
export async function exportSite(): Promise<void> {
  const folder = openFolder(unfinished.site)
  // The Markdown copies are a third of the work, so they run in a process of their own.
  const [, pages] = await Promise.all([runScript('markdown'), finish(folder)])
  await writeCompressed(folder)
  writeForHosts(unfinished, {
    base: basePath,
    pages,
    languages: locales.filter((locale) => locale !== defaultLocale),
    redirectsFor: site.redirectsFor,
  })
  console.log(`out/ has ${pages.length} pages`)
  publishExport()
}

/**
 * Finishes the documents, and writes the files beside them.
 *
 * @returns the canonical path of each page
 */
async function finish(folder: Folder) {
  const run = await makeRunFiles(runnableRecipes())
  const client = await bundleClient(run.list)
  const styles = joinStyles(folder, basePath)
  console.log(
    `Each page loads scripts of ${weightOf(client.files.get(client.main) ?? '')}, styles of ${weightOf(styles.text)}`,
  )
  const pages = finishExport(folder, {
    ...exportOptions(site),
    client,
    styles,
    moved: redirects(),
    base: basePath,
  }).map(canonicalPath)
  writeRunFiles(folder, run)
  writeLicenses(folder, [...client.packages, ...run.packages])
  writeOfflineWorker(folder)
  writeOfflineLists(folder, {
    base: basePath,
    pages,
    languages: openLocales().map((locale) => ({
      locale,
      home: hrefFor(locale, ''),
      missing: hrefFor(locale, offlineSlug),
    })),
  })
  return pages
}

/** The weight of a content in units of 1,000 bytes of gzip -9 (decision 28). */
const weightOf = (content: string | Uint8Array) =>
  `${(gzipSize(content) / 1000).toFixed(1)} kB`

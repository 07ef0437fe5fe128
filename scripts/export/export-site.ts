import { basePath, hrefFor } from '@/lib/shared/href'
import { runnableRecipes } from '@/lib/site/code/runnable'
import { openLocales } from '@/lib/site/content/languages'
import { offlineSlug } from '@/lib/site/generated/registry'
import { redirects } from '@/lib/site/rules/references/moved'
import { defaultLocale, locales, site } from '@/site.config'
import { runScript } from '../process/tool'
import { bundleClient } from './client'
import { canonicalPath } from './document/head'
import { type Folder, openFolder } from './files/folder'
import { inTheMaking, putInPlace } from './files/made'
import { writeOfflineLists, writeOfflineWorker } from './files/offline'
import { sizeLine, weigher } from './files/size'
import { finishExport } from './finish'
import { writeForHosts } from './hosts/write'
import { writeLicenses } from './licenses/write'
import { exportOptions } from './options'
import { makeRunFiles, writeRunFiles } from './run/run-files'
import { joinStyles } from './style-sheet'
import { weightTable } from './weights'

/** Makes what `next build` wrote ready for hosts, and puts it to `out/` and `deploy/`. */
export async function exportSite(): Promise<void> {
  const folder = openFolder(inTheMaking.site)
  // The twins are a third of the work, so they run in a process of their own.
  const [, { pages, weights }] = await Promise.all([
    runScript('twins'),
    finish(folder),
  ])
  writeForHosts(inTheMaking, {
    base: basePath,
    pages,
    languages: locales.filter((locale) => locale !== defaultLocale),
    redirectsFor: site.redirectsFor,
  })
  console.log(`\n${weights}\n`)
  console.log(`out/ has ${pages.length} pages, ${sizeLine(folder)}`)
  putInPlace()
}

/**
 * Finishes the documents, and writes the files beside them.
 *
 * @returns the canonical path of each page, and the table of weights
 */
async function finish(folder: Folder) {
  const run = await makeRunFiles(runnableRecipes())
  const client = await bundleClient(run.list)
  const styles = joinStyles(folder, basePath)
  const pages = finishExport(folder, {
    ...exportOptions(site),
    client,
    styles,
    moved: redirects(),
    base: basePath,
  })
  const paths = pages.map(canonicalPath)
  writeRunFiles(folder, run)
  writeLicenses(folder, [...client.packages, ...run.packages])
  writeOfflineWorker(folder)
  const weigh = weigher(folder)
  const lists = writeOfflineLists(folder, {
    base: basePath,
    pages: paths,
    languages: openLocales().map((locale) => ({
      locale,
      home: hrefFor(locale, ''),
      missing: hrefFor(locale, offlineSlug),
    })),
    weigh,
  })
  const weights = weightTable({
    files: folder.files(),
    weigh,
    base: basePath,
    pages,
    client,
    styles: styles.file,
    lists,
  })
  return { pages: paths, weights }
}

import { basePath, hrefFor } from '@/lib/shared/href'
import { runnableRecipes } from '@/lib/site/code/runnable'
import { openLocales } from '@/lib/site/content/languages'
import { offlineSlug } from '@/lib/site/generated/registry'
import { readMoved } from '@/lib/site/rules/references/moved'
import { site } from '@/site.config'
import { runScript } from '../process/tool'
import { bundleClient } from './client'
import { canonicalPath } from './document/head'
import { openRawExport } from './files/built'
import { builtAt } from './files/built-at'
import type { Folder } from './files/folder'
import { removeLeftovers } from './files/leftovers'
import { inTheMaking, putInPlace } from './files/made'
import { writeOfflineLists, writeOfflineWorker } from './files/offline'
import { sizeLine } from './files/size'
import { finishExport } from './finish'
import { writeForHosts } from './hosts/finish'
import { writeLicenses } from './licenses/write'
import { exportOptions } from './options'
import { makeRunFiles } from './run/run-files'
import { writeRunFiles } from './run/write'
import { joinStyles } from './style-sheet'
import { weightTable } from './weight/table'

/** Makes what `next build` wrote ready for hosts, and puts it to `out/` and `deploy/`. */
export async function exportSite(): Promise<void> {
  const folder = openRawExport()
  // The twins are a third of the work, so they run in a process of their own.
  const [, { pages, weights }] = await Promise.all([
    runScript('twins'),
    finish(folder),
  ])
  writeForHosts(inTheMaking)
  console.log(`\n${weights}\n`)
  console.log(`out/ has ${pages} pages, ${sizeLine(folder)}`)
  putInPlace()
}

/**
 * Finishes the documents, and writes the files beside them.
 *
 * @returns the number of pages, and the table of weights
 */
async function finish(folder: Folder) {
  const run = await makeRunFiles(runnableRecipes())
  const client = await bundleClient(run.list)
  const styles = joinStyles(folder, basePath)
  removeLeftovers(folder)
  const pages = finishExport(folder, {
    ...exportOptions(site),
    client,
    styles,
    moved: readMoved(),
    base: basePath,
  })
  writeRunFiles(folder, run)
  writeLicenses(folder, [...client.packages, ...run.packages])
  writeOfflineWorker(folder)
  const lists = writeOfflineLists(folder, {
    base: basePath,
    built: builtAt(),
    pages: pages.map(canonicalPath),
    languages: openLocales().map((locale) => ({
      locale,
      home: hrefFor(locale, ''),
      missing: hrefFor(locale, offlineSlug),
    })),
  })
  const weights = weightTable(folder, {
    base: basePath,
    pages,
    client,
    styles,
    lists,
  })
  return { pages: pages.length, weights }
}

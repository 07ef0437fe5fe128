import {
  isOfflineList,
  keptMachine,
  listPath,
  type OfflineList,
} from '@/lib/shared/offline/contract'
import { frameFile, runFolder } from '@/lib/shared/run/contract'
import { type ExportedSite, fileAt, pageAt } from './exported-site'

/** Reads the offline list of each language that has pages, and that of the program runner. */
export function readOfflineLists(
  site: ExportedSite,
  locales: readonly string[],
): readonly OfflineList[] {
  return [...locales, keptMachine].flatMap((locale) => {
    const file = fileAt(site, `${site.basePath}/${listPath(locale)}`)
    const list: unknown = file && JSON.parse(site.read(file))
    return isOfflineList(list) ? [list] : []
  })
}

/**
 * Checks that each offline list is complete: every page of the language, with all files that the page
 * loads; and everything that runs programs.
 */
export function offlineProblems(
  site: ExportedSite,
  lists: readonly OfflineList[],
): string[] {
  if (lists.length === 0)
    return [
      'offline/: there is no list; scripts/export/files/offline.ts writes them',
    ]
  return [
    ...lists.flatMap((list) => incomplete(site, list)),
    ...unlistedPages(site, lists),
    ...unlistedRunFiles(site, lists),
  ]
}

function incomplete(
  site: ExportedSite,
  { locale, files, missing }: OfflineList,
): string[] {
  const needed = new Set(
    Object.keys(files).flatMap((address) => {
      const summary = site.documents.get(fileAt(site, address) ?? '')
      if (!summary) return []
      return [...summary.stylesheets, ...summary.scripts]
    }),
  )
  const lacking = [...needed, ...(missing ? [missing] : [])].filter(
    (address) => !(address in files),
  )
  const gone = Object.keys(files).filter((address) => !fileAt(site, address))
  return [...lacking, ...gone].map(
    (address) =>
      `${listPath(locale)}: ${address} is ${address in files ? 'listed, but missing' : 'needed, but not listed'}; correct scripts/export/files/offline.ts`,
  )
}

function unlistedPages(
  site: ExportedSite,
  lists: readonly OfflineList[],
): string[] {
  return [...site.documents.keys()]
    .flatMap((file) => pageAt(site, file) ?? [])
    .filter((page) => !lists.some(({ files }) => page in files))
    .map(
      (page) =>
        `${page}: no language's list has it; correct scripts/export/files/offline.ts`,
    )
}

function unlistedRunFiles(
  { basePath, files }: ExportedSite,
  lists: readonly OfflineList[],
): string[] {
  const listed = lists.find(({ locale }) => locale === keptMachine)?.files ?? {}
  return [...files]
    .map((file) => `/${file}`)
    .filter(
      (address) =>
        address === `${basePath}/${frameFile}` ||
        address.startsWith(`${basePath}/${runFolder}/`),
    )
    .filter((address) => !(address in listed))
    .map(
      (address) =>
        `${listPath(keptMachine)}: ${address} runs programs, but is not listed; correct scripts/export/files/offline.ts`,
    )
}

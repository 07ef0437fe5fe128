import {
  isOfflineList,
  listPath,
  type OfflineList,
} from '@/lib/shared/offline/contract'
import { type ExportedSite, fileAt, pageAt } from './exported-site'

/** The most that a language may weigh that a reader keeps, in bytes of gzip -9 (decision 28): 3 MB. */
export const offlineBudget = 3_000_000

/** The lists of what readers may keep, one a language that has pages. */
export function readOfflineLists(
  site: ExportedSite,
  locales: readonly string[],
): readonly OfflineList[] {
  return locales.flatMap((locale) => {
    const file = fileAt(site, `${site.basePath}/${listPath(locale)}`)
    const list: unknown = file && JSON.parse(site.read(file))
    return isOfflineList(list) ? [list] : []
  })
}

/** What a reader keeps is no more than was promised, and whole: every page of the language, with all that it loads. */
export function offlineProblems(
  site: ExportedSite,
  lists: readonly OfflineList[],
): string[] {
  if (lists.length === 0)
    return [
      'offline/: there is no list; scripts/export/files/offline.ts writes them',
    ]
  return [
    ...lists.flatMap(overBudget),
    ...lists.flatMap((list) => incomplete(site, list)),
    ...unlistedPages(site, lists),
  ]
}

/** What the languages weigh, in one line. */
export function offlineLine(lists: readonly OfflineList[]): string {
  const weights = lists.map(
    ({ locale, bytes }) => `${locale} ${(bytes / 1000).toFixed(0)}`,
  )
  return `to be kept offline: ${weights.join(', ')} of ${offlineBudget / 1000} kB`
}

function overBudget({ locale, bytes }: OfflineList): string[] {
  if (bytes <= offlineBudget) return []
  return [
    `${listPath(locale)}: weighs ${bytes} bytes, over ${offlineBudget} (scripts/export/checks/offline.ts): see which of its files is the heaviest, and what the documents repeat`,
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
  const lacking = [missing, ...needed].filter((address) => !(address in files))
  const gone = Object.keys(files).filter((address) => !fileAt(site, address))
  return [...lacking, ...gone].map(
    (address) =>
      `${listPath(locale)}: ${address} is ${address in files ? 'listed, but not there' : 'needed, but not listed'}; mend scripts/export/files/offline.ts`,
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
        `${page}: no language's list has it; mend scripts/export/files/offline.ts`,
    )
}

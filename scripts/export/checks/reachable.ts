import { type ExportedSite, fileAt, pageAt, urlOn } from './exported-site'

/**
 * Checks that links in the documents lead from the home page to every page, so that crawlers and
 * readers without scripts find it.
 */
export function orphanProblems(site: ExportedSite): string[] {
  const home = fileAt(site, `${site.basePath}/`)
  if (home === undefined)
    return ['There is no home page in the export: build it again']
  const reached = new Set([home])
  for (const file of reached) {
    for (const target of linkedFiles(site, file)) reached.add(target)
  }
  return [...site.documents.keys()]
    .filter((file) => !reached.has(file))
    .flatMap((file) => pageAt(site, file) ?? [])
    .map(
      (page) =>
        `${page}: no links from the home page reach it: list the page in content/sidebar.json, or link it from another page`,
    )
}

function linkedFiles(site: ExportedSite, file: string): string[] {
  const { origin } = new URL(site.origin)
  const { references } = site.documents.get(file) ?? { references: [] }
  return references
    .filter(({ followed, url }) => followed && !url.startsWith('#'))
    .flatMap(({ url }) => urlOn(site, file, url) ?? [])
    .filter((url) => url.origin === origin)
    .flatMap(({ pathname }) => fileAt(site, pathname) ?? [])
    .filter((target) => site.documents.has(target))
}

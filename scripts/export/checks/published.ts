import { oldAddressOf } from '../hosts/rules'
import { type ExportedSite, fileAt, pageAt } from './exported-site'

/**
 * Every address that readers may have stored, one on each line, without the base path. The command
 * `npx tsx scripts/published.ts` adds new ones.
 */
export const publishedFile = 'content/published.txt'

/**
 * Checks that every address ever published still answers, with its page or a redirect, and that its
 * old form in `.md` does too.
 */
export function publishedProblems(
  site: ExportedSite,
  published: readonly string[],
): string[] {
  const listed = new Set(published)
  const gone = published.filter((path) => !answers(site, path))
  const withoutOld = published.filter(
    (path) => !gone.includes(path) && !answers(site, `${oldAddressOf(path)}/`),
  )
  const unlisted = publishedPages(site).filter((path) => !listed.has(path))
  return [
    ...gone.map(
      (path) =>
        `${path}: was published, and is gone: bring the page back, or enter its new address in content/moved.json`,
    ),
    ...withoutOld.map(
      (path) =>
        `${oldAddressOf(path)}: the address of the earlier site does not redirect to ${path}: scripts/export/files/addresses.ts has to write it`,
    ),
    ...unlisted.map(
      (path) =>
        `${path}: is not in ${publishedFile}: run \`npx tsx scripts/published.ts\` and commit the list`,
    ),
  ]
}

/** The path of every page that search engines may list, without the base path. */
export function publishedPages(site: ExportedSite): string[] {
  return [...site.documents]
    .filter(([, { noindex }]) => !noindex)
    .flatMap(([file]) => pageAt(site, file) ?? [])
    .map((path) => path.slice(site.basePath.length))
    .sort()
}

/** The list with the new addresses added, sorted. No address is ever removed. */
export function withPublished(
  published: readonly string[],
  pages: readonly string[],
): string[] {
  return [...new Set([...published, ...pages])].sort()
}

/** The addresses in the text of the list. */
export function readPublished(text: string): string[] {
  return text.split('\n').filter(Boolean)
}

const answers = (site: ExportedSite, path: string) =>
  fileAt(site, site.basePath + path) !== undefined

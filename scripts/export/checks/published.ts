import { oldAddressOf } from '../hosts/rules'
import { type ExportedSite, fileAt, pageAt } from './exported-site'

/** Every address that readers may have kept, one a line, without the base path; grows by `npm run published`. */
export const publishedFile = 'content/published.txt'

/** Every address that was ever published answers, with its page or with one that leads to where it has gone, and so does its old form in `.md`. */
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
        `${path}: was published and answers no more: bring the page back, or say in content/moved.json where its readers find it now`,
    ),
    ...withoutOld.map(
      (path) =>
        `${oldAddressOf(path)}: the address of the earlier site does not lead to ${path}: scripts/export/files/addresses.ts has to write it`,
    ),
    ...unlisted.map(
      (path) =>
        `${path}: is not on ${publishedFile}: run \`npm run published\` and commit the list`,
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

/** The list with what is new, sorted. Nothing ever leaves it. */
export function withPublished(
  published: readonly string[],
  pages: readonly string[],
): string[] {
  return [...new Set([...published, ...pages])].sort()
}

/** The addresses in a list's text. */
export function readPublished(text: string): string[] {
  return text.split('\n').filter(Boolean)
}

const answers = (site: ExportedSite, path: string) =>
  fileAt(site, site.basePath + path) !== undefined

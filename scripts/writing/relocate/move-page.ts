import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathFor } from '@/lib/shared/href'
import { formatRecord, parseRecord } from '@/lib/site/code/record'
import { samplesFolder } from '@/lib/site/code/samples'
import { fileOf } from '@/lib/site/content/files'
import { versionsFolder } from '@/lib/site/freshness/versions'
import { sidebarFile } from '@/lib/site/navigation/sidebar'
import { type Locale, locales } from '@/site.config'
import { addToSidebar, tableFile } from '../page-table'
import { readNewPlace } from '../place'
import { rewriteArticles } from './articles'
import { dropFromSidebar, lastInSection, renameInSidebar } from './lists'
import { renamed } from './mentions'
import { readMovable } from './movable'
import { withRedirects } from './redirects'
import { textFiles } from './text-files'

/** The redirects of moved pages, and the addresses that were ever published. */
export const movedFile = 'content/moved.json'
const publishedFile = 'content/published.txt'
export const recordFile = `${samplesFolder}/record.json`

interface Moving {
  /** The files and folders that moved, as `old → new`. */
  readonly moved: readonly string[]
  /** The files whose links, lists or paths name the page by its new address now. */
  readonly rewritten: readonly string[]
  /** The published addresses that lead on. */
  readonly redirected: readonly string[]
  /** True where the sidebar has the page last in its new section. */
  readonly isLast: boolean
}

/**
 * Gives a page another address: moves its files in all languages, its samples and its versions,
 * renames it in every list, link and path, and adds redirects for the addresses that were published.
 *
 * @throws with the cure, before writing anything
 */
export function movePage(
  from: string | undefined,
  to: string | undefined,
  root = '.',
): Moving {
  const slug = readMovable(from, root)
  const place = readNewPlace(to, root)
  const moves = foldersAndFiles(root, slug, place.slug)
  const addresses = addressesOf(root, slug)
  for (const [old, target] of moves) {
    mkdirSync(dirname(join(root, target)), { recursive: true })
    renameSync(join(root, old), join(root, target))
  }
  const rename = (text: string) => renamed(text, slug, place.slug)
  const articles = rewriteArticles(root, rename)
  const others = textFiles(root).filter(
    (file) =>
      file !== movedFile && !isArticle(file) && edit(root, file, rename),
  )
  edit(root, recordFile, (json) => formatRecord(parseRecord(json)))
  const [section = '', page = ''] = slug.split('/')
  edit(root, sidebarFile, (source) =>
    section === place.section
      ? renameInSidebar(source, section, page, place.page)
      : addToSidebar(
          dropFromSidebar(source, section, page),
          place.section,
          place.page,
        ),
  )
  if (section !== place.section)
    edit(root, tableFile, (json) => lastInSection(json, place.slug))
  edit(root, movedFile, (json) =>
    withRedirects(
      json,
      addresses.map(({ locale, ...address }) => ({
        ...address,
        to: pathFor(locale, place.slug),
      })),
    ),
  )
  return {
    moved: moves.map(([old, target]) => `${old} → ${target}`),
    rewritten: [...articles, ...others],
    redirected: publishedAmong(addresses),
    isLast: section !== place.section,
  }
}

/** True for what rewriteArticles() rewrites. */
export const isArticle = (file: string) =>
  /^content\/.*\.mdx$/.test(file) || file.startsWith(`${versionsFolder}/`)

interface Address {
  readonly locale: Locale
  readonly from: string
  readonly published: boolean
}

/** The addresses of a page, in each language that has it. */
export function addressesOf(root: string, slug: string): readonly Address[] {
  const published = readFileSync(join(root, publishedFile), 'utf8').split('\n')
  return locales
    .filter((locale) => existsSync(join(root, fileOf(locale, slug))))
    .map((locale) => {
      const from = pathFor(locale, slug)
      return { locale, from, published: published.includes(from) }
    })
}

/** The paths of those addresses that were published. */
export const publishedAmong = (
  addresses: readonly Address[],
): readonly string[] =>
  addresses.flatMap(({ from, published }) => (published ? [from] : []))

/** @throws where something is at the new place already */
function foldersAndFiles(root: string, from: string, to: string) {
  const all = [
    ...locales.map((locale) => [fileOf(locale, from), fileOf(locale, to)]),
    [`${versionsFolder}/${from}`, `${versionsFolder}/${to}`],
    [`${samplesFolder}/${from}`, `${samplesFolder}/${to}`],
  ] as [string, string][]
  const moves = all.filter(([old]) => existsSync(join(root, old)))
  const taken = moves.find(([, target]) => existsSync(join(root, target)))
  if (taken)
    throw new Error(
      `${taken[1]} exists already; choose another name, or move what is there first`,
    )
  return moves
}

/** @returns true where the file has changed */
export function edit(
  root: string,
  file: string,
  change: (text: string) => string,
): boolean {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(path, after)
  return after !== before
}

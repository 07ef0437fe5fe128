import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathFor } from '@/lib/shared/href'
import { formatRecord, parseRecord } from '@/lib/site/code/record'
import { samplesFolder } from '@/lib/site/code/samples'
import { fileOf, pageExists } from '@/lib/site/content/files'
import { factsFile } from '@/lib/site/facts/facts'
import { versionsFolder } from '@/lib/site/freshness/versions'
import { relatedFile } from '@/lib/site/navigation/related'
import { sidebarFile } from '@/lib/site/navigation/sidebar'
import { wantedFile } from '@/lib/site/navigation/wanted'
import { termsFile } from '@/lib/site/terms/read'
import { locales } from '@/site.config'
import { tableFile } from '../page-table'
import { rewriteArticles } from './articles'
import {
  dropFromFacts,
  dropFromGolden,
  dropFromInbound,
  dropFromRelated,
  dropFromSameMeaning,
  dropFromSidebar,
  dropFromTable,
  dropFromWanted,
  termsExplainedBy,
} from './lists'
import { relinked } from './mentions'
import { readMovable } from './movable'
import {
  addressesOf,
  edit,
  movedFile,
  publishedAmong,
  recordFile,
} from './move-page'
import { openPoints } from './open-points'
import { withRedirects } from './redirects'
import { readTarget } from './target'
import { textFiles } from './text-files'
import { onlyOn } from './used'

interface Removal {
  readonly removed: readonly string[]
  readonly redirected: readonly string[]
  /** The articles whose links lead to the new place. */
  readonly relinked: readonly string[]
  /** What a person has to decide, one point a line. */
  readonly open: readonly string[]
}

/**
 * Takes a page out of the book, in all languages. Links to it and its published addresses lead to
 * another place then. Its samples go with it, except where other pages or samples use them.
 *
 * @param to where its readers go now: `core-concepts/pdas` or `core-concepts/pdas#bump`
 * @throws with the cure, before writing anything
 */
export function removePage(
  name: string | undefined,
  to: string | undefined,
  root = '.',
): Removal {
  const slug = readMovable(name, root)
  const target = readTarget(to, slug, root)
  const addresses = addressesOf(root, slug)
  const samples = `${samplesFolder}/${slug}`
  const files = locales
    .map((locale) => fileOf(locale, slug))
    .filter((file) => existsSync(join(root, file)))
  const source = readFileSync(join(root, files[0] ?? ''), 'utf8')

  const removed = [...files, `${versionsFolder}/${slug}`].filter((path) =>
    existsSync(join(root, path)),
  )
  for (const path of removed) rmSync(join(root, path), { recursive: true })
  const goldenOf = locales.map((locale) => `content/golden/${locale}.json`)
  const dropped = dropFromLists(root, slug, goldenOf)
  const relinkedFiles = rewriteArticles(root, (text) =>
    relinked(text, slug, target),
  )
  const explained = termsExplainedBy(
    readFileSync(join(root, termsFile), 'utf8'),
    slug,
  )
  for (const file of ['content/errors.json', termsFile])
    edit(root, file, (json) =>
      relinked(json, slug, target).replace(
        new RegExp(`"page": "${slug}(#[^"]*)?"`, 'g'),
        `"page": "${target}"`,
      ),
    )
  edit(root, movedFile, (json) =>
    withRedirects(
      json,
      addresses.map(({ locale, ...address }) => ({
        ...address,
        to: targetPath(locale, target),
      })),
    ),
  )
  const users = usersOf(root, slug)
  const gone = users.length === 0 && existsSync(join(root, samples))
  if (gone) removeSamples(root, slug)
  const { programs, facts, code } = onlyOn(source, root)
  if (facts.length > 0)
    edit(root, factsFile, (json) => dropFromFacts(json, facts))
  return {
    removed: [
      ...removed,
      ...(gone ? [samples] : []),
      ...facts.map((id) => `${factsFile}: "${id}", which no other page uses`),
    ],
    redirected: publishedAmong(addresses),
    relinked: relinkedFiles,
    open: [
      ...openPoints(root, { slug, target, relinkedFiles, explained }),
      ...dropped,
      ...(dropped.length > 0
        ? [
            'lib/client/search/engine/golden.test.ts: fewer queries may give other shares; run it, and write what it prints',
          ]
        : []),
      ...(users.length > 0
        ? [`${samples} stays, because these use it: ${users.join(', ')}`]
        : []),
      ...programs.map(
        (folder) =>
          `${folder} is no longer shown on any page; remove it, or show it elsewhere`,
      ),
      ...code.map(({ file, id }) => `${file}: names the removed fact "${id}"`),
    ],
  }
}

/** @returns the golden queries that only this page answered, as points to decide */
function dropFromLists(
  root: string,
  slug: string,
  golden: readonly string[],
): readonly string[] {
  const [section = '', page = ''] = slug.split('/')
  edit(root, tableFile, (json) => dropFromTable(json, slug))
  edit(root, sidebarFile, (text) => dropFromSidebar(text, section, page))
  edit(root, relatedFile, (json) => dropFromRelated(json, slug))
  edit(root, wantedFile, (json) => dropFromWanted(json, slug))
  edit(root, 'content/inbound-anchors.json', (json) =>
    dropFromInbound(json, slug),
  )
  edit(root, `${versionsFolder}/same-meaning.json`, (json) =>
    dropFromSameMeaning(json, slug),
  )
  return golden.flatMap((file) => {
    if (!existsSync(join(root, file))) return []
    const { text, dropped } = dropFromGolden(
      readFileSync(join(root, file), 'utf8'),
      slug,
    )
    edit(root, file, () => text)
    if (dropped.length === 0) return []
    const queries = dropped.map((query) => `"${query}"`).join(', ')
    return `${file}: removed ${queries}; this page was the only result`
  })
}

/** The canonical path of the target in a language; in English where the language lacks its page. */
function targetPath(locale: (typeof locales)[number], target: string): string {
  const [slug = '', anchor] = target.split('#')
  const path = pathFor(pageExists(locale, slug) ? locale : 'en', slug)
  return anchor ? `${path}#${anchor}` : path
}

/** The pages and samples that use samples of a page that is gone. */
function usersOf(root: string, slug: string): readonly string[] {
  const use = new RegExp(`(?:(?:sample|file)="|from '[./]*/)${slug}/`)
  return textFiles(root).filter(
    (file) =>
      (/^content\/.*\.mdx$/.test(file) ||
        (file.startsWith(`${samplesFolder}/`) &&
          !file.startsWith(`${samplesFolder}/${slug}/`))) &&
      use.test(readFileSync(join(root, file), 'utf8')),
  )
}

function removeSamples(root: string, slug: string): void {
  rmSync(join(root, samplesFolder, slug), { recursive: true })
  edit(root, recordFile, (json) => {
    const rest = Object.entries(parseRecord(json)).filter(
      ([file]) => !file.startsWith(`${slug}/`),
    )
    return formatRecord(Object.fromEntries(rest))
  })
}

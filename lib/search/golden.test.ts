/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { queryFromPaste } from '@/components/docs-search/pasted-query'
import { pageExists } from '@/lib/content/files'
import { headingAt } from '@/lib/content/headings'
import { openLocales } from '@/lib/content/languages'
import { loadSourcePage } from '@/lib/content/source-page'
import { docsSearchLimits } from '@/lib/limits'
import { hrefFor } from '@/lib/links/href'
import { defaultLocale, type Locale } from '@/site.config'
import { createEngine, type Engine, type Found } from './engine'
import { fullText } from './text/full-text'

/**
 * A query that developers type, and what it should find: `slug#id`, or the slug alone for the page.
 * `english` names hits that are offered from English, because the language lacks their pages.
 */
type GoldenQuery =
  | { readonly query: string; readonly anchors: readonly string[] }
  | { readonly query: string; readonly english: readonly string[] }

/** The addresses of the modal's rows from above, and those of the rows from English. */
interface GoldenRows {
  readonly own: readonly string[]
  readonly english: readonly string[]
}

/** The rows of the modal: groups in the order of their best hits, and in them pages. */
function rowsOf(engine: Engine, query: string): GoldenRows {
  const { found } = engine.search(query, docsSearchLimits.hitsPerPage)
  const rows = grouped(found, 0).flatMap((group) => grouped(group, 1).flat())
  const of = (english: boolean) =>
    rows
      .map(({ section }) => section)
      .filter(({ kind }) => (kind === 'english') === english)
      .map(({ path, anchor }) => (anchor ? `${path}#${anchor}` : path))
  return { own: of(false), english: of(true) }
}

/** What was found, by the title of a level above it. */
function grouped(
  found: readonly Found[],
  level: number,
): readonly (readonly Found[])[] {
  const groups = new Map<string | undefined, Found[]>()
  for (const each of found) {
    const title = each.section.titles[level]
    groups.set(title, [...(groups.get(title) ?? []), each])
  }
  return [...groups.values()]
}

/**
 * The least share of golden queries with the expected row first, in percent: below it, the search
 * is broken. Only queries that nobody has tuned for measure its quality.
 */
const leastFirst = 70

const queriesOf = (locale: Locale): readonly GoldenQuery[] => {
  const file = `content/golden/${locale}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** The address of a section by any of its anchors: a hit has the first. */
function addressOf(locale: Locale, target: string): string {
  const [slug = '', anchor = ''] = target.split('#')
  const page = hrefFor(locale, slug)
  if (!anchor) return page
  const headings = pageExists(locale, slug)
    ? loadSourcePage(locale, slug).headings
    : []
  return `${page}#${headingAt(headings, anchor)?.id ?? anchor}`
}

test.each(openLocales())(
  '%s: most queries of developers have the right row first',
  (locale) => {
    const queries = queriesOf(locale)
    const engine = createEngine(fullText(locale))
    /** The place of the expected row, from 0; -1 when it is not shown. */
    const places = queries.map((golden) => {
      const rows = rowsOf(engine, queryFromPaste(golden.query))
      const [list, targets] =
        'english' in golden
          ? [
              rows.english,
              golden.english.map((to) => addressOf(defaultLocale, to)),
            ]
          : [rows.own, golden.anchors.map((to) => addressOf(locale, to))]
      return list.findIndex((url) => targets.includes(url))
    })
    const share = (rows: number) =>
      (100 * places.filter((place) => place >= 0 && place < rows).length) /
      Math.max(1, places.length)
    process.stdout.write(
      `golden queries ${locale}: ${[1, 3, 5].map((rows) => share(rows).toFixed(1)).join(', ')} % first, in three, in five, of ${queries.length}\n`,
    )
    if (queries.length > 0) expect(share(1)).toBeGreaterThanOrEqual(leastFirst)
  },
)

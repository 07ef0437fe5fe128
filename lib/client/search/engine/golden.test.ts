/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefFor } from '@/lib/shared/href'
import type { CompactText } from '@/lib/shared/search/compact'
import { openDiskCache } from '@/lib/site/cache/disk-cache'
import { memo } from '@/lib/site/cache/memo'
import { openLocales } from '@/lib/site/content/languages'
import { englishTexts } from '@/lib/site/search/full-text/english'
import { fullText, pageTexts } from '@/lib/site/search/full-text/full-text'
import { defaultLocale, type Locale } from '@/site.config'
import { tellingQuery } from '../docs-search/query'
import { createEngine } from './engine'
import { type GoldenQuery, type GoldenRows, rowsOf } from './golden'

/**
 * The least share of golden queries with the expected row first, in percent: below it, the search is
 * broken. How well it finds, queries that nobody has worked on must show.
 */
const leastFirst = 70

const fileOf = (locale: Locale) => `content/golden/${locale}.json`

const queriesOf = memo((locale: Locale): readonly GoldenQuery[] =>
  existsSync(fileOf(locale))
    ? JSON.parse(readFileSync(fileOf(locale), 'utf8'))
    : [],
)

/** Cached for all tests, because a language's text takes seconds. */
const textOf = memo(fullText)

const modules = readdirSync('lib', { encoding: 'utf8', recursive: true })
  .filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !file.includes('.test.'))
  .map((file) => join('lib', file))
  .sort()

/**
 * The rows of each query, cached while texts, queries and all modules stay the same. Engines and
 * answers take longer than all other unit tests together.
 */
const cache = openDiskCache<GoldenRows[]>('.cache/golden', [
  ...modules,
  'site.config.ts',
  'package-lock.json',
])

function rowsFor(
  locale: Locale,
  text: CompactText,
  queries: readonly GoldenQuery[],
): readonly GoldenRows[] {
  const source = JSON.stringify([process.version, text, queries])
  const known = cache.read(locale, source)
  if (known) return known
  const engine = createEngine(text)
  const rows = queries.map(({ query }) => rowsOf(engine, tellingQuery(query)))
  cache.write(locale, source, rows)
  return rows
}

/** The addresses of sections by all of their anchors: a hit has the first. */
const addressesOf = memo((locale: Locale): ReadonlyMap<string, string> => {
  const pages = [...pageTexts(locale), ...englishTexts(locale)]
  return new Map(
    pages.flatMap(({ path, sections }) =>
      sections.flatMap(({ anchor, aliases = [] }) =>
        [anchor, ...aliases].map((id) => [at(path, id), at(path, anchor)]),
      ),
    ),
  )
})

const at = (path: string, id: string) => (id ? `${path}#${id}` : path)

/** The place of the expected row, from 0; Infinity when it is not shown. */
function placeOf(locale: Locale, golden: GoldenQuery, rows: GoldenRows) {
  const isEnglish = 'english' in golden
  const from = isEnglish ? defaultLocale : locale
  const list = isEnglish ? rows.english : rows.own
  const targets = isEnglish ? golden.english : golden.anchors
  const addresses = targets.map((target) => {
    const [slug = '', id = ''] = target.split('#')
    return addressesOf(locale).get(at(hrefFor(from, slug), id))
  })
  const place = list.findIndex((url) => addresses.includes(url))
  return place < 0 ? Number.POSITIVE_INFINITY : place
}

test.each(openLocales())(
  '%s: of what developers type, the right row comes first',
  (locale) => {
    const queries = queriesOf(locale)
    if (queries.length === 0) {
      process.stdout.write(`golden queries ${locale}: none yet\n`)
      return
    }
    const rows = rowsFor(locale, textOf(locale), queries)
    const places = queries.map((golden, index) =>
      placeOf(locale, golden, rows[index] ?? { own: [], english: [] }),
    )
    const share = (rowCount: number) =>
      (100 * places.filter((place) => place < rowCount).length) / places.length
    const [first, three] = [share(1), share(3)]
    process.stdout.write(
      `golden queries ${locale}: ${first.toFixed(1)} % first, ${three.toFixed(1)} % in three, of ${queries.length}\n`,
    )
    const missed = queries.filter((_, index) => (places[index] ?? 0) > 0)
    const cure =
      'see "Golden queries" in docs/search.md; these have no right row first'
    expect({
      cure,
      queries: first < leastFirst ? missed.map(({ query }) => query) : [],
    }).toEqual({ cure, queries: [] })
  },
)

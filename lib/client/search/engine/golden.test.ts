/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hrefFor } from '@/lib/shared/href'
import type { CompactText } from '@/lib/shared/search/compact'
import { openDiskCache } from '@/lib/site/cache/disk-cache'
import { memo } from '@/lib/site/cache/memo'
import { isOpen, openLocales } from '@/lib/site/content/languages'
import { plannedSlugs } from '@/lib/site/content/planned-pages'
import { listedGeneratedSlugs } from '@/lib/site/generated/pages'
import { addressExists } from '@/lib/site/links/exists'
import { mostBytes, weigh } from '@/lib/site/search/full-text/fit'
import { fullText } from '@/lib/site/search/full-text/full-text'
import { goldenFolder } from '@/lib/site/search/golden-folder'
import { type Locale, locales } from '@/site.config'
import { createEngine } from './engine'
import { firstPages, type GoldenQuery } from './golden'

const wanted = 0.95
const fileOf = (locale: Locale) => `${goldenFolder}/${locale}.json`
const withFile = locales.filter((locale) => existsSync(fileOf(locale)))

const queriesOf = (locale: Locale): readonly GoldenQuery[] =>
  JSON.parse(readFileSync(fileOf(locale), 'utf8'))

/** Cached for both tests, because a language's text takes seconds. */
const textOf = memo(fullText)

const modules = readdirSync('lib', { encoding: 'utf8', recursive: true })
  .filter((file) => /\.(tsx?|mjs|json)$/.test(file) && !file.includes('.test.'))
  .map((file) => join('lib', file))
  .sort()

/**
 * The first pages of each query, cached while texts, queries and all modules stay the same. Engines
 * and answers take longer than all other unit tests together.
 */
const cache = openDiskCache<(readonly string[])[]>('.cache/golden', [
  ...modules,
  'site.config.ts',
  'package-lock.json',
])

function firstPagesFor(
  locale: Locale,
  text: CompactText,
  queries: readonly GoldenQuery[],
): readonly (readonly string[])[] {
  const source = JSON.stringify([process.version, text, queries])
  const known = cache.read(locale, source)
  if (known) return known
  const engine = createEngine(text)
  const pages = queries.map(({ query }) => [...firstPages(engine, query)])
  cache.write(locale, source, pages)
  return pages
}

test.each(openLocales())('%s weighs at most 120 kB, gzip', (locale) => {
  expect(weigh(textOf(locale))).toBeLessThanOrEqual(mostBytes)
})

test.each(withFile.filter(isOpen))(
  '%s: of what developers type, 95 % find their page among the first three',
  (locale) => {
    const exists = (slug: string) => addressExists(locale, slug)
    const queries = queriesOf(locale).filter((each) => each.pages.some(exists))
    const answers = firstPagesFor(locale, textOf(locale), queries)
    const missed = queries.flatMap(({ query, pages }, at) => {
      const shown = answers[at] ?? []
      const found = pages.some((slug) => shown.includes(hrefFor(locale, slug)))
      return found ? [] : [`${query}: ${shown.join(' ')}`]
    })
    const share = 1 - missed.length / Math.max(1, queries.length)
    const percent = (100 * share).toFixed(1)
    process.stdout.write(
      `golden queries ${locale}: ${percent} % of ${queries.length}\n`,
    )
    expect(share < wanted ? missed : []).toEqual([])
  },
)

test.each(withFile)('%s: each query names pages of its language', (locale) => {
  const known = new Set([
    ...plannedSlugs(locale),
    ...listedGeneratedSlugs('en'),
  ])
  const faulty = queriesOf(locale).filter(
    ({ query, pages }) =>
      !query.trim() ||
      pages.length === 0 ||
      pages.some((slug) => !known.has(slug)),
  )
  expect(faulty).toEqual([])
})

const least: Readonly<Partial<Record<Locale, number>>> = { en: 40, zh: 20 }

test.each(withFile)('%s has enough queries, each once', (locale) => {
  const queries = queriesOf(locale).map(({ query }) => query)
  expect(new Set(queries).size).toBe(queries.length)
  expect(queries.length).toBeGreaterThanOrEqual(least[locale] ?? 30)
})

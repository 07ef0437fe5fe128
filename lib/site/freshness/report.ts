import { readFileSync } from 'node:fs'
import { fileOf } from '@/lib/site/content/files'
import { pageName } from '@/lib/site/content/page-name'
import { plannedSlugs } from '@/lib/site/content/planned-pages'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { changesBetween } from './changes'
import { type Freshness, freshnessOf } from './status'
import { readVersion, versionsFolder } from './versions'

interface Row {
  readonly slug: string
  readonly freshness: Freshness
}

/** The pages that a language should have (decision 1), each with its freshness. */
function rowsOf(locale: Locale): readonly Row[] {
  return plannedSlugs(locale).map((slug) => ({
    slug,
    freshness: freshnessOf(locale, slug),
  }))
}

const count = (rows: readonly Row[], state: Freshness['state']) =>
  rows.filter(({ freshness }) => freshness.state === state).length

/** A table with a line for each language: how many of its pages are current, behind and missing. */
export function freshnessTable(): string {
  const lines = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const rows = rowsOf(locale)
      const states = ['current', 'behind', 'unmarked', 'missing'] as const
      const counts = states.map((state) => String(count(rows, state)))
      return [locale, String(rows.length), ...counts]
    })
  const head = ['', 'pages', 'current', 'behind', 'unmarked', 'missing']
  return [head, ...lines]
    .map((cells) => cells.map((cell) => cell.padStart(8)).join(' '))
    .join('\n')
}

/**
 * The pages of a language that are not current. Pages behind English also list the changed
 * sections.
 */
export function pagesBehind(locale: Locale): string {
  const lines = rowsOf(locale)
    .filter(({ freshness }) => freshness.state !== 'current')
    .flatMap(({ slug, freshness }) => [
      `${freshness.state.padEnd(9)}${pageName(slug)}`,
      ...(freshness.state === 'behind'
        ? changedSections(slug, freshness.source)
        : []),
    ])
  return lines.length > 0 ? lines.join('\n') : 'Every page is current.'
}

function changedSections(slug: string, hash: string): readonly string[] {
  const before = readVersion(slug, hash)
  if (before === undefined)
    return [`         the version ${hash} is not in ${versionsFolder}`]
  const after = readFileSync(fileOf(defaultLocale, slug), 'utf8')
  return changesBetween(before, after).map(
    ({ kind, id, title }) =>
      `         ${kind} ${id ? `#${id} ${title}` : 'before the first heading'}`,
  )
}

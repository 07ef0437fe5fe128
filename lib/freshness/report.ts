import { fileOf, slugsOf } from '@/lib/content/files'
import { pageName } from '@/lib/content/page-name'
import { readText } from '@/lib/files/read-text'
import { hasPlaceholder } from '@/lib/rules/unwritten'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { type Freshness, freshnessOf } from './status'

interface Row {
  readonly slug: string
  /** A page that would be current, but has placeholders, is unfinished. */
  readonly state: Freshness | 'unfinished'
}

/** The pages that a language has or can translate: not those that are unfinished in English. */
function rowsOf(locale: Locale): readonly Row[] {
  return slugsOf(defaultLocale)
    .toSorted()
    .map((slug) => rowOf(locale, slug))
    .filter(
      ({ slug, state }) =>
        state !== 'untranslated' || !isUnfinished(defaultLocale, slug),
    )
}

function rowOf(locale: Locale, slug: string): Row {
  const freshness = freshnessOf(locale, slug)
  const state =
    freshness === 'current' && isUnfinished(locale, slug)
      ? 'unfinished'
      : freshness
  return { slug, state }
}

const isUnfinished = (locale: Locale, slug: string) =>
  hasPlaceholder(readText(fileOf(locale, slug)))

const states = [
  'current',
  'behind',
  'unfinished',
  'unmarked',
  'untranslated',
] as const

/**
 * A table with a line for each language: how many pages it has and their states, and how many
 * English pages it does not have.
 */
export function freshnessTable(): string {
  const head = ['language', 'pages', ...states]
  const lines = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const rows = rowsOf(locale)
      const count = (wanted: Row['state']) =>
        rows.filter(({ state }) => state === wanted).length
      const pages = rows.length - count('untranslated')
      return [locale, pages, ...states.map(count)]
    })
  return [head, ...lines]
    .map((cells) =>
      cells
        .map((cell, index) => String(cell).padStart(head[index]?.length ?? 0))
        .join('  '),
    )
    .join('\n')
}

/**
 * The pages of a language that are not current, a line each. Below a page that is behind English is
 * the command that shows what changed.
 *
 * @param howToCompare gives that command for a page
 */
export function pagesBehind(
  locale: Locale,
  howToCompare: (slug: string) => string,
): string {
  const rows = rowsOf(locale)
  const indent = ' '.repeat('unfinished '.length)
  const lines = rows
    .filter(({ state }) => state !== 'current' && state !== 'untranslated')
    .flatMap(({ slug, state }) => [
      `${state.padEnd(indent.length)}${pageName(slug)}`,
      ...(state === 'behind' ? [indent + howToCompare(slug)] : []),
    ])
  if (lines.length > 0) return lines.join('\n')
  return rows.some(({ state }) => state === 'untranslated')
    ? 'Every translated page is current.'
    : 'Every page is current.'
}

/**
 * The English pages that a language does not have, as the commands that begin their translation.
 * They are an invitation: a language is complete with the pages of content/pages.json.
 */
export function pagesToTranslate(locale: Locale): string {
  const commands = rowsOf(locale)
    .filter(({ state }) => state === 'untranslated')
    .map(({ slug }) => `  npm run translate -- ${locale} ${pageName(slug)}`)
  if (commands.length === 0) return ''
  return ['English pages without a translation:', ...commands].join('\n')
}

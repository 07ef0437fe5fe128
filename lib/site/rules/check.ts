import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '@/lib/site/content/content-error'
import { contentFolder, slugsOf } from '@/lib/site/content/files'
import { loadSourcePage, type SourcePage } from '@/lib/site/content/source-page'
import { malformedFacts } from '@/lib/site/facts/facts-form'
import { malformedSearchWords } from '@/lib/site/search/full-text/search-words-form'
import { checkTermBase } from '@/lib/site/terms/check-base'
import { isLocale, type Locale, locales } from '@/site.config'
import { englishRules } from './english/english-rules'
import { freshnessRule } from './freshness'
import { type Check, gather } from './gather'
import { calloutsRule } from './markup/callouts'
import { componentsRule } from './markup/components'
import { fencesRule } from './markup/fences'
import { descriptionRule, frontmatterRule } from './markup/frontmatter'
import { headingsRule } from './markup/headings'
import { tablesRule } from './markup/tables'
import { factsRule } from './references/facts'
import { imagesRule } from './references/images'
import { linksRule } from './references/links'
import { movedProblems } from './references/moved'
import { relatedProblems } from './references/related'
import { samplesRule } from './references/samples'
import { sidebarProblems } from './references/sidebar'
import { termsRule, wrongWordsInMessages } from './references/terms'
import { unexplainedRule } from './references/unexplained'
import { wantedProblems } from './references/wanted'
import { asHints, type Rule } from './rule'
import { styleFolder } from './translation/style-file'
import { translationRules } from './translation/translation-rules'
import { unwrittenRule } from './unwritten'

const rules: readonly Rule[] = [
  frontmatterRule,
  asHints(descriptionRule),
  freshnessRule,
  headingsRule,
  linksRule,
  imagesRule,
  samplesRule,
  fencesRule,
  factsRule,
  componentsRule,
  calloutsRule,
  tablesRule,
  asHints(termsRule),
  unexplainedRule,
  unwrittenRule,
  ...englishRules,
  ...translationRules,
]

/** The problems of one page, and those of the sidebar, which stands beside every page. */
export function checkDraft(locale: Locale, slug: string): readonly Problem[] {
  return gather([() => checkPage(locale, slug), sidebarProblems])
}

/** The problems of one page. */
export function checkPage(locale: Locale, slug: string): readonly Problem[] {
  return gather([() => problemsOf(loadSourcePage(locale, slug))])
}

/**
 * The problems that the rules find on a parsed page, from top to bottom. Problems in its samples
 * come last.
 */
export function problemsOf(page: SourcePage): readonly Problem[] {
  const lineIn = ({ file, line }: Problem) =>
    file === page.file ? line : Number.POSITIVE_INFINITY
  return gather(rules.map((rule) => () => rule(page))).toSorted(
    (a, b) => lineIn(a) - lineIn(b) || 0,
  )
}

/** The checks of the whole book: first those of what belongs to no page, then one for each page. */
const checksOfBook = (): readonly Check[] => [
  unknownLocales,
  malformedFacts,
  malformedSearchWords,
  sidebarProblems,
  relatedProblems,
  wantedProblems,
  movedProblems,
  checkTermBase,
  wrongWordsInMessages,
  ...locales.flatMap((locale) =>
    slugsOf(locale).map((slug) => () => checkPage(locale, slug)),
  ),
]

/** What a check of the whole book finds. */
interface BookReport {
  /** What stops a build. */
  readonly faults: readonly Problem[]
  /** What stops nothing. */
  readonly hints: readonly Problem[]
}

/** Checks the whole book. */
export function checkBook(checks = checksOfBook()): BookReport {
  const found = gather(checks)
  return {
    faults: found.filter(({ hint }) => !hint),
    hints: found.filter(({ hint }) => hint),
  }
}

/** Problems of folders that belong to no configured language. */
export function unknownLocales(folder = contentFolder): readonly Problem[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !['content/golden', styleFolder].includes(join(folder, entry.name)) &&
        !isLocale(entry.name),
    )
    .map(({ name }) => ({
      file: join(folder, name),
      line: 1,
      message: `the configuration knows no language "${name}"; add it to locales in site.config.ts or rename the folder to one of: ${locales.join(', ')}`,
    }))
}

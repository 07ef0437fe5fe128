import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  ContentError,
  formatProblem,
  type Problem,
} from '@/lib/content/content-error'
import { malformedFacts } from '@/lib/content/facts-form'
import { contentFolder, slugsOf } from '@/lib/content/files'
import { loadSourcePage, type SourcePage } from '@/lib/content/source-page'
import { checkTermBase } from '@/lib/terms/check-base'
import { isLocale, type Locale, locales } from '@/site.config'
import { calloutsRule } from './callouts'
import { charactersRule } from './characters'
import { componentsRule } from './components'
import { englishRules } from './english-rules'
import { factsRule } from './facts'
import { fencesRule } from './fences'
import { fileNameProblems } from './file-names'
import { freshnessRule } from './freshness'
import { descriptionRule, frontmatterRule } from './frontmatter'
import { headingsRule } from './headings'
import { imagesRule } from './images'
import { linksRule } from './links'
import { markdownRule } from './markdown'
import { movedProblems } from './moved'
import { popularProblems } from './popular'
import { questionsRule } from './questions'
import { relatedProblems } from './related'
import { asHints, type Rule } from './rule'
import { samplesRule } from './samples'
import { sidebarProblems } from './sidebar'
import { tablesRule } from './tables'
import { termsRule, wrongWordsInMessages } from './terms'
import { styleFolder } from './translation/style-file'
import { translationRules } from './translation/translation-rules'
import { unexplainedRule } from './unexplained'
import { unwrittenRule } from './unwritten'

const rules: readonly Rule[] = [
  frontmatterRule,
  asHints(descriptionRule),
  freshnessRule,
  charactersRule,
  markdownRule,
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
  asHints(questionsRule),
  unexplainedRule,
  unwrittenRule,
  ...englishRules,
  ...translationRules,
]

/** The problems of one page, and those of the sidebar, which is on every page. */
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

/** Finds problems. Throws a ContentError when it cannot continue. */
type Check = () => readonly Problem[]

/** The checks of the whole book: first those of what belongs to no page, then one for each page. */
const checksOfBook = (): readonly Check[] => [
  unknownLocales,
  () => fileNameProblems(),
  malformedFacts,
  sidebarProblems,
  relatedProblems,
  popularProblems,
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

/**
 * Collects the problems of all checks, each once. A check that cannot continue, because a page is
 * broken, does not hide the problems of the others.
 */
export function gather(checks: readonly Check[]): readonly Problem[] {
  const found = new Map<string, Problem>()
  for (const check of checks)
    for (const problem of problemsFrom(check))
      found.set(formatProblem(problem), problem)
  return [...found.values()]
}

function problemsFrom(check: Check): readonly Problem[] {
  try {
    return check()
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { versionsFolder } from '@/lib/freshness/versions'
import { goldenFolder } from '@/lib/search/golden-folder'
import { checkTermBase } from '@/lib/terms/check-base'
import { isLocale, type Locale, locales } from '@/site.config'
import { ContentError, type Problem } from './content-error'
import { malformedFacts } from './facts-form'
import { idleFacts } from './facts-in-use'
import { contentFolder, slugsOf } from './files'
import { gather } from './gather'
import { calloutsRule } from './rules/callouts'
import { componentsRule } from './rules/components'
import { englishRules } from './rules/english/english-rules'
import { factsRule } from './rules/facts'
import { fencesRule } from './rules/fences'
import { freshnessRule } from './rules/freshness'
import { frontmatterRule } from './rules/frontmatter'
import { headingsRule } from './rules/headings'
import { imagesRule } from './rules/images'
import { linksRule } from './rules/links'
import { relatedProblems } from './rules/related'
import type { Rule } from './rules/rule'
import { samplesRule } from './rules/samples'
import { tablesRule } from './rules/tables'
import { termsRule } from './rules/terms'
import { translationRules } from './rules/translation/translation-rules'
import { unexplainedRule } from './rules/unexplained'
import { unwrittenRule } from './rules/unwritten'
import { loadSourcePage, type SourcePage } from './source-page'

const rules: readonly Rule[] = [
  frontmatterRule,
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
  termsRule,
  unexplainedRule,
  unwrittenRule,
  ...englishRules,
  ...translationRules,
]

/** What the author of one page has to mend. */
export function checkPage(locale: Locale, slug: string): readonly Problem[] {
  return gather([() => problemsOf(loadSourcePage(locale, slug))])
}

/** All that the rules find on a parsed page, from its top to its end; last what is to be mended in its samples. */
export function problemsOf(page: SourcePage): readonly Problem[] {
  const place = ({ file, line }: Problem) =>
    file === page.file ? line : Number.POSITIVE_INFINITY
  return gather(rules.map((rule) => () => rule(page))).toSorted(
    (a, b) => place(a) - place(b) || 0,
  )
}

/**
 * Looks over the book before it is built.
 *
 * @throws ContentError with all that its authors have to mend, each as file:line with its cure
 */
export function assertBook(): void {
  const problems = gather([
    unknownLocales,
    malformedFacts,
    idleFacts,
    relatedProblems,
    checkTermBase,
    ...locales.flatMap((locale) =>
      slugsOf(locale).map((slug) => () => checkPage(locale, slug)),
    ),
  ])
  if (problems.length > 0) throw new ContentError(problems)
}

/** Folders of languages that the configuration does not know. */
export function unknownLocales(folder = contentFolder): readonly Problem[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        ![versionsFolder, goldenFolder].includes(join(folder, entry.name)) &&
        !isLocale(entry.name),
    )
    .map(({ name }) => ({
      file: join(folder, name),
      line: 1,
      message: `the configuration knows no language "${name}"; add it to locales in site.config.ts or rename the folder to one of: ${locales.join(', ')}`,
    }))
}

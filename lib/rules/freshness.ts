import { lineOfKey, readFrontmatter } from '@/lib/content/frontmatter'
import { pageName } from '@/lib/content/page-name'
import { englishOf } from '@/lib/freshness/english'
import { sourceHash } from '@/lib/freshness/source-hash'
import { defaultLocale } from '@/site.config'
import { headingDifferences } from './headings'
import type { Rule } from './rule'
import { structureDifferences } from './translation/structure'

/**
 * Requires that a translation names the English version that it was made from. Hints at a
 * translation that names an older one, but has the structure of today's.
 */
export const freshnessRule: Rule = (page) => {
  const { file, source, locale, slug } = page
  const result = readFrontmatter(source)
  if (!('frontmatter' in result)) return []
  const hash = result.frontmatter.source
  const command = `npm run i18n -- --translated ${locale} ${pageName(slug)}`
  const at = (message: string) => [
    { file, line: lineOfKey(source, 'source'), message },
  ]
  if (locale === defaultLocale)
    return hash
      ? at('`source` belongs to translations; remove it from English')
      : []
  const english = englishOf(page)
  if (!english)
    return at('translates a page that English does not have; remove it')
  if (!hash)
    return at(
      `\`source\` is missing; when the translation says what English says today, run \`${command}\``,
    )
  const differs =
    headingDifferences(page, english).length > 0 ||
    structureDifferences(page, english).length > 0
  if (hash === sourceHash(english.source) || differs) return []
  return at(
    `is behind English, and has its structure; if it also says what English says today, run \`${command}\``,
  ).map((problem) => ({ ...problem, hint: true }))
}

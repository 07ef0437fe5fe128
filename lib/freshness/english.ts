import { pageExists } from '@/lib/content/files'
import { readFrontmatter } from '@/lib/content/frontmatter'
import { loadSourcePage, type SourcePage } from '@/lib/content/source-page'
import { defaultLocale } from '@/site.config'
import { sourceHash } from './source-hash'

/**
 * The English page of a translation; undefined for English itself and for a page that English
 * lacks. Throws a ContentError on broken syntax.
 */
export function englishOf({
  locale,
  slug,
}: SourcePage): SourcePage | undefined {
  if (locale === defaultLocale || !pageExists(defaultLocale, slug))
    return undefined
  return loadSourcePage(defaultLocale, slug)
}

/**
 * The English page with which the rules compare a translation. Undefined for one that names an
 * older version, so that English can change first.
 */
export function comparedEnglish(page: SourcePage): SourcePage | undefined {
  const english = englishOf(page)
  const result = readFrontmatter(page.source)
  const source = 'frontmatter' in result && result.frontmatter.source
  return source && english && source !== sourceHash(english.source)
    ? undefined
    : english
}

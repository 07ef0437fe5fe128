import { pageExists } from '@/lib/site/content/files'
import { readFrontmatter } from '@/lib/site/content/frontmatter'
import { loadSourcePage, type SourcePage } from '@/lib/site/content/source-page'
import { defaultLocale } from '@/site.config'
import { sourceHash } from './source-hash'

/**
 * The English page of a translation; nothing for English itself and for a page that English does
 * not have. Throws a ContentError on broken syntax.
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
 * The English page with which the rules compare a translation. Nothing for one that names an older
 * version, so that English can go ahead.
 */
export function comparedEnglish(page: SourcePage): SourcePage | undefined {
  const english = englishOf(page)
  const result = readFrontmatter(page.source)
  const source = 'frontmatter' in result && result.frontmatter.source
  return source && english && source !== sourceHash(english.source)
    ? undefined
    : english
}

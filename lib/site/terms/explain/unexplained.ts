import { loadFrontmatter } from '@/lib/site/content/load'
import { defaultLocale, type Locale } from '@/site.config'

/**
 * The ids of the terms that a page does not explain, because it uses the words in another sense.
 * They stand under `unexplained` in its own front matter and in that of its English page. Throws a
 * ContentError when a front matter is wrong.
 */
export function unexplainedOn(
  locale: Locale,
  slug: string,
): ReadonlySet<string> {
  const { unexplained = [] } = loadFrontmatter(locale, slug)
  if (locale === defaultLocale) return new Set(unexplained)
  const english = loadFrontmatter(defaultLocale, slug).unexplained ?? []
  return new Set([...english, ...unexplained])
}

import { loadFrontmatter } from '@/lib/site/content/load'
import { defaultLocale, type Locale } from '@/site.config'

/**
 * The ids of the terms that a page does not explain, because it uses the word in another sense: what the front matter of its English
 * page names under `unexplained`, and its own. Throws a ContentError when a front matter is wrong.
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

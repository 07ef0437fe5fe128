import related from '@/content/related.json'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import type { Locale } from '@/site.config'

/** The sections that readers of each page are likely to need next, as `section/page#heading-id`. */
export const relatedSections: Readonly<Record<string, readonly string[]>> =
  related

/** Links to a page's related sections that exist in the language. */
export function relatedLinks(
  locale: Locale,
  slug: string,
): readonly HeadingLink[] {
  return (relatedSections[slug] ?? []).flatMap(
    (target) => headingLink(locale, `/${target}`) ?? [],
  )
}

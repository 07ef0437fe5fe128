import related from '@/content/related.json'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import type { Locale } from '@/site.config'

/** The sections that a reader of each page is likely to need next, as `section/page#heading-id`. */
export const relatedSections: Readonly<Record<string, readonly string[]>> =
  related

/** The related sections of a page that its language has, in its words. */
export function relatedLinks(
  locale: Locale,
  slug: string,
): readonly HeadingLink[] {
  return (relatedSections[slug] ?? []).flatMap(
    (target) => headingLink(locale, `/${target}`) ?? [],
  )
}

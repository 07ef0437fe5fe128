import wanted from '@/content/wanted.json'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import type { Locale } from '@/site.config'

/** The recipes of `content/wanted.json` that exist in a language, the most wanted first. */
export function wantedRecipes(locale: Locale): readonly HeadingLink[] {
  return wanted.flatMap((target) => headingLink(locale, `/${target}`) ?? [])
}

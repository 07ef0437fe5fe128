import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '@/lib/files/json-file'
import { type HeadingLink, headingLink } from '@/lib/links/heading-link'
import { defaultLocale, type Locale, site } from '@/site.config'
import { contentFolder } from './files'

/** The file of the most popular sections, relative to the project's root. */
export const popularFile = join(contentFolder, 'popular.json')

/** The sections that readers use most, as `section/page#heading-id`, most popular first. */
export const popularSections = (): readonly string[] =>
  readJson(popularFile, z.array(z.string()))

/** Links to these sections, in English where the language does not have the page. */
export function popularLinks(locale: Locale): readonly HeadingLink[] {
  return popularSections().flatMap((section) => {
    const link = `/${section}`
    return headingLink(locale, link) ?? headingLink(defaultLocale, link) ?? []
  })
}

/** Those that the language has itself. */
export function ownPopularLinks(locale: Locale): readonly HeadingLink[] {
  const { lang } = site.locales[locale]
  return popularLinks(locale).filter((link) => link.lang === lang)
}

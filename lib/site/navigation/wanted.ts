import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder } from '@/lib/site/content/files'
import { readJson } from '@/lib/site/json-file'
import { type HeadingLink, headingLink } from '@/lib/site/links/heading-link'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The file of the most wanted sections, relative to the project's root. */
export const wantedFile = join(contentFolder, 'wanted.json')

/** The sections that readers want most, as `section/page#heading-id`, most wanted first. */
export const wantedSections = (): readonly string[] =>
  readJson(wantedFile, z.array(z.string()))

/** Links to these sections, in English where the language does not have the page. */
export function wantedLinks(locale: Locale): readonly HeadingLink[] {
  return wantedSections().flatMap((section) => {
    const link = `/${section}`
    return headingLink(locale, link) ?? headingLink(defaultLocale, link) ?? []
  })
}

/** Those that the language has itself. */
export function ownWantedLinks(locale: Locale): readonly HeadingLink[] {
  const { lang } = site.locales[locale]
  return wantedLinks(locale).filter((link) => link.lang === lang)
}

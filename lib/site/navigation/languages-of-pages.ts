import { hrefFor } from '@/lib/shared/href'
import type { NotFoundData } from '@/lib/shared/not-found-data'
import { pageExists, slugsOf } from '@/lib/site/content/files'
import { openLocales } from '@/lib/site/content/languages'
import { site } from '@/site.config'

/** The pages that some of the open languages lack, with the languages that have them. */
export function languagesOfPages(): NotFoundData {
  const open = openLocales()
  const pages: Record<string, string> = {}
  for (const slug of new Set(open.flatMap(slugsOf))) {
    const having = open.filter((locale) => pageExists(locale, slug))
    const [first] = having
    if (first && having.length < open.length)
      pages[hrefFor(first, slug).slice(hrefFor(first, '').length)] =
        having.join(' ')
  }
  const languages = open.map((locale) => [
    locale,
    { ...site.locales[locale], home: hrefFor(locale, '') },
  ])
  return { pages, languages: Object.fromEntries(languages) }
}

import type { NotFoundData } from '@/components/not-found/not-found-data'
import { hrefFor } from '@/lib/links/href'
import { site } from '@/site.config'
import { pageExists, slugsOf } from './files'
import { openLocales } from './languages'

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

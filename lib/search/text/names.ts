import { memo } from '@/lib/cache/memo'
import type { HeadingLine } from '@/lib/content/headings'
import { loadPage } from '@/lib/content/load'
import { loadSourcePage } from '@/lib/content/source-page'
import { bookFinder } from '@/lib/terms/find'
import { readTerms, type Term } from '@/lib/terms/read'
import { defaultLocale, type Locale } from '@/site.config'

/** The English headings of a page by anchor, which holds in every language; '' is the title. */
export const englishHeadings = memo(
  (slug: string): ReadonlyMap<string, string> => {
    const { title } = loadPage(defaultLocale, slug)
    const { headings } = loadSourcePage(defaultLocale, slug)
    return new Map([
      ['', title],
      ...headings.map(({ id, title }) => [id, title] as const),
    ])
  },
)

/**
 * What a section is called besides its heading and id: its further ids, and in a language the forms,
 * wrong ones too, of the terms that it explains or that its English heading has.
 *
 * @param heading of the section; none above the first
 */
export function namesOf(
  locale: Locale,
  slug: string,
  heading: HeadingLine | undefined,
): readonly string[] {
  const aliases = heading?.aliases ?? []
  const ids = heading ? [heading.id, ...aliases] : []
  const places = heading ? ids.map((id) => `${slug}#${id}`) : [slug]
  const english = englishHeadings(slug).get(heading?.id ?? '') ?? ''
  const terms = new Set([
    ...readTerms().filter(({ page }) => places.includes(page)),
    ...bookFinder(defaultLocale)(english).map(({ term }) => term),
  ])
  return [
    ...aliases.map((id) => id.replaceAll('-', ' ')),
    ...new Set([...terms].flatMap((term) => formsOf(term, locale))),
  ]
}

const formsOf = ({ entries }: Term, locale: Locale): readonly string[] => {
  const { term = '', forms = [], wrong = [] } = entries[locale] ?? {}
  return [term, ...forms, ...wrong].map((form) => form.replace(/\*$/, ''))
}

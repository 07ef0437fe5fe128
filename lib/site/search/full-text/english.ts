import { hrefFor } from '@/lib/shared/href'
import type { PageText, SectionText } from '@/lib/shared/search/compact'
import { pageExists } from '@/lib/site/content/files'
import { loadPage } from '@/lib/site/content/load'
import { textsOf } from '@/lib/site/i18n/texts'
import { readingOrder } from '@/lib/site/navigation/sidebar'
import { bookFinder } from '@/lib/site/terms/explain/find'
import { defaultLocale, type Locale } from '@/site.config'
import { articleSections } from './article'
import { withNames } from './names'
import { pageWeight } from './page-weight'

/**
 * The English pages that a language lacks, in one group. Its readers find them in English, and by
 * the words of their own language for the terms in headings.
 */
export function englishTexts(locale: Locale): readonly PageText[] {
  const group = textsOf(locale, 'docsSearch')('english')
  return readingOrder(defaultLocale)
    .filter((slug) => !pageExists(locale, slug))
    .map((slug) => {
      const { title } = loadPage(defaultLocale, slug)
      const sections = articleSections(defaultLocale, slug)
      return {
        path: hrefFor(defaultLocale, slug),
        group,
        title,
        weight: pageWeight(slug),
        english: true,
        sections: withNames(locale, slug, sections).map((section) =>
          withOwnWords(locale, section, section.title || title),
        ),
      }
    })
}

/** Adds the language's words for the terms in a section's heading, as a name. */
function withOwnWords(
  locale: Locale,
  section: SectionText,
  heading: string,
): SectionText {
  const own = bookFinder(defaultLocale)(heading).flatMap(({ term }) => {
    return term.entries[locale]?.term ?? []
  })
  const name = [...new Set(own)].join(' ')
  return { ...section, names: [...(section.names ?? []), name] }
}

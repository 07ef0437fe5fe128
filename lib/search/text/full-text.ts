import { pageExists } from '@/lib/content/files'
import { loadPage } from '@/lib/content/load'
import {
  generatedName,
  loadGenerated,
  searchedGeneratedSlugs,
} from '@/lib/content/pages'
import { readingOrder } from '@/lib/content/sidebar'
import { textsOf } from '@/lib/i18n/texts'
import { hrefFor } from '@/lib/links/href'
import type { FullText, PageText } from '@/lib/search/full-text'
import { defaultLocale, type Locale, site } from '@/site.config'
import { articleSections } from './article'
import { generatedSections } from './generated'

/**
 * The full text of a language: articles in reading order, the generated pages, and the English
 * pages that the language lacks. Throws what loading a page throws (ContentError, unknown facts and
 * samples).
 */
export function fullText(locale: Locale): FullText {
  const labels = textsOf(locale, 'sections')
  const groupOf = (slug: string) => {
    const folder = slug.split('/')[0]
    const section = site.sections.find((each) => each === folder)
    return section ? labels(section) : site.title
  }
  const articles = readingOrder(locale).map((slug) => ({
    ...articleText(locale, slug, locale),
    group: groupOf(slug),
  }))
  const generated = searchedGeneratedSlugs(locale).map((slug): PageText => {
    const page = loadGenerated(locale, slug)
    return {
      path: hrefFor(locale, slug),
      group: labels('lookUp'),
      title: page.title,
      kind: 'table',
      sections: generatedSections(page, generatedName(locale, slug)),
    }
  })
  const english = readingOrder(defaultLocale)
    .filter((slug) => !pageExists(locale, slug))
    .map(
      (slug): PageText => ({
        ...articleText(defaultLocale, slug, locale),
        group: textsOf(locale, 'docsSearch')('english'),
        kind: 'english',
      }),
    )
  const { lang } = site.locales[locale]
  return { lang, pages: [...articles, ...generated, ...english] }
}

/** An article, found by the names of a reader's language too. */
const articleText = (locale: Locale, slug: string, reader: Locale) => ({
  path: hrefFor(locale, slug),
  title: loadPage(locale, slug).title,
  sections: articleSections(locale, slug, reader),
})

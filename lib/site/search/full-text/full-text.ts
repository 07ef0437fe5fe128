import { hrefFor } from '@/lib/shared/href'
import type { CompactText, PageText } from '@/lib/shared/search/compact'
import { loadPage } from '@/lib/site/content/load'
import {
  generatedName,
  loadGenerated,
  searchedGeneratedSlugs,
} from '@/lib/site/generated/pages'
import { textsOf } from '@/lib/site/i18n/texts'
import { readingOrder } from '@/lib/site/navigation/sidebar'
import { type Locale, site } from '@/site.config'
import { articleSections } from './article'
import { englishTexts } from './english'
import { packToFit } from './fit'
import { generatedSections } from './generated'
import { withNames } from './names'
import { pageWeight } from './page-weight'
import { keepTellingWords } from './rare-words'
import { renamesOf } from './renames'
import { synonymsFor } from './synonyms'

/**
 * The weight of tables of codes and terms. They hold many words, and few are what a reader means.
 */
const tableWeight = 0.2

/**
 * The pages of a language with all of their texts: articles in reading order, then the generated
 * pages. Throws what loading a page throws (ContentError, unknown facts and samples).
 */
export function pageTexts(locale: Locale): readonly PageText[] {
  const labels = textsOf(locale, 'sections')
  const groupOf = (slug: string) => {
    const folder = slug.split('/')[0]
    const section = site.sections.find((each) => each === folder)
    return section ? labels(section) : site.title
  }
  const articles = readingOrder(locale).map((slug) => ({
    path: hrefFor(locale, slug),
    group: groupOf(slug),
    title: loadPage(locale, slug).title,
    weight: pageWeight(slug),
    sections: withNames(locale, slug, articleSections(locale, slug)),
  }))
  const generated = searchedGeneratedSlugs(locale).map((slug) => {
    const page = loadGenerated(locale, slug)
    return {
      path: hrefFor(locale, slug),
      group: labels('lookUp'),
      title: page.title,
      weight: tableWeight,
      sections: generatedSections(page, generatedName(locale, slug)),
    }
  })
  return keepTellingWords([...articles, ...generated])
}

/**
 * The full text of a language as one file, with the English pages that it lacks. Throws as
 * `pageTexts` does.
 */
export function fullText(locale: Locale): CompactText {
  const { lang } = site.locales[locale]
  return packToFit(lang, pageTexts(locale), englishTexts(locale), {
    renames: renamesOf(locale),
    synonyms: synonymsFor(locale),
  })
}

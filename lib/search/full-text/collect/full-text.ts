import { loadPage } from '@/lib/content/load'
import { readingOrder } from '@/lib/content/sidebar'
import { listedGeneratedSlugs, loadGenerated } from '@/lib/generated/pages'
import { hrefFor } from '@/lib/href'
import { textsOf } from '@/lib/i18n/texts'
import { type Locale, site } from '@/site.config'
import type { CompactPage, CompactText } from '../compact'
import { articleSections } from './article'
import { generatedSections } from './generated'

const sections: readonly string[] = site.sections

/**
 * The full text of a language: its articles in reading order, then the generated pages.
 *
 * Throws what reading a page throws (ContentError, unknown facts and samples).
 */
export function fullText(locale: Locale): CompactText {
  const labels = textsOf(locale, 'sections')
  const groups = [
    site.title,
    ...site.sections.map((section) => labels(section)),
    labels('lookUp'),
  ]
  const groupOf = (slug: string) =>
    sections.indexOf(slug.split('/')[0] ?? '') + 1
  const articles = readingOrder(locale).map(
    (slug): CompactPage => [
      hrefFor(locale, slug),
      groupOf(slug),
      loadPage(locale, slug).title,
      articleSections(locale, slug),
    ],
  )
  const generated = listedGeneratedSlugs(locale).map(
    (slug): CompactPage => [
      hrefFor(locale, slug),
      groups.length - 1,
      loadGenerated(locale, slug).title,
      generatedSections(locale, slug),
    ],
  )
  return {
    lang: site.locales[locale].lang,
    groups,
    pages: [...articles, ...generated],
  }
}

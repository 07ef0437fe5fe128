import { loadPage } from '@/lib/content/load'
import { type PageSection, sectionsOf } from '@/lib/content/sections'
import { loadSourcePage } from '@/lib/content/source-page'
import type { SectionText } from '@/lib/search/full-text'
import { defaultLocale, type Locale } from '@/site.config'
import { gather } from './blocks'
import { englishHeadings, namesOf } from './names'
import { readQuestions, wholePage } from './questions'

/**
 * English questions of a section in other languages: the language's own are better, and more of
 * English finds little more.
 */
const englishQuestionsEach = 4

/**
 * The sections of an article with everything that is searched, beginning with the part above the
 * first heading. An English article in another language has no texts: it is found there by
 * headings, names and questions.
 *
 * @param reader the language in which the article is looked for
 */
export function articleSections(
  locale: Locale,
  slug: string,
  reader: Locale,
): readonly SectionText[] {
  const { tree } = loadSourcePage(locale, slug)
  const { lang } = loadPage(locale, slug)
  const questions = readQuestions(reader, slug)
  const englishQuestions = readQuestions(defaultLocale, slug)
  return sectionsOf(tree)
    .filter(saysSomething)
    .map(({ heading, nodes }): SectionText => {
      const anchor = heading?.id ?? ''
      const key = anchor || wholePage
      const gathered = nodes.map((node) => gather(node, lang))
      const texts = unique(gathered.flatMap((part) => part.texts))
      const code = unique(gathered.flatMap((part) => part.words))
      const english = englishHeadings(slug).get(anchor) ?? ''
      const inText = texts.join(' ')
      return {
        anchor,
        level: heading?.depth ?? 1,
        title: (heading?.title ?? '').replace(/\s+/g, ' ').trim(),
        texts: locale === reader ? texts : [],
        code: code.filter((word) => !inText.includes(word)),
        names: namesOf(reader, slug, heading),
        questions: questions[key] ?? [],
        english:
          reader === defaultLocale
            ? []
            : [
                english,
                ...(englishQuestions[key] ?? []).slice(0, englishQuestionsEach),
              ],
      }
    })
}

/** False for a section that holds only sources: it matches no query. */
const saysSomething = ({ nodes }: PageSection) =>
  nodes.length === 0 ||
  nodes.some(
    (node) => node.type !== 'mdxJsxFlowElement' || node.name !== 'Sources',
  )

const unique = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '')

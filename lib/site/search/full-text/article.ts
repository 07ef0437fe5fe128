import type { SectionText } from '@/lib/shared/search/compact'
import { loadPage } from '@/lib/site/content/load'
import { type PageSection, sectionsOf } from '@/lib/site/content/sections'
import { loadSourcePage } from '@/lib/site/content/source-page'
import type { Locale } from '@/site.config'
import { gather } from './blocks'

/**
 * The sections of an article with everything that can be searched, beginning with the part above
 * the first heading.
 */
export function articleSections(
  locale: Locale,
  slug: string,
): readonly SectionText[] {
  const { tree } = loadSourcePage(locale, slug)
  const { lang } = loadPage(locale, slug)
  return sectionsOf(tree)
    .filter(saysSomething)
    .map((section) => textOf(section, lang))
}

/** False for a section that holds only sources: it answers no query. */
const saysSomething = ({ nodes }: PageSection) =>
  nodes.length === 0 ||
  nodes.some(
    (node) => node.type !== 'mdxJsxFlowElement' || node.name !== 'Sources',
  )

/**
 * The searchable text of a section, each text and word once. Words that already occur in the texts
 * are left out.
 */
function textOf({ heading, nodes }: PageSection, lang: string): SectionText {
  const gathered = nodes.map((node) => gather(node, lang))
  const texts = unique(gathered.flatMap((part) => part.texts))
  const sectionText = texts.join(' ')
  const words = unique(gathered.flatMap((part) => part.words))
  return {
    anchor: heading?.id ?? '',
    aliases: heading?.aliases ?? [],
    level: heading?.depth ?? 1,
    title: (heading?.title ?? '').replace(/\s+/g, ' ').trim(),
    texts,
    words: words.filter((word) => !sectionText.includes(word)),
  }
}

const unique = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '')

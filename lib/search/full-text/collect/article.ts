import type { RootContent } from 'mdast'
import { loadPage } from '@/lib/content/load'
import { loadSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import type { SectionText } from '../compact'
import { gather } from './blocks'

interface Open {
  readonly anchor: string
  readonly aliases: readonly string[]
  readonly level: number
  readonly title: string
  readonly nodes: RootContent[]
}

/** The sections of an article, its own first, with everything in them that can be searched. */
export function articleSections(
  locale: Locale,
  slug: string,
): readonly SectionText[] {
  const { tree, headings } = loadSourcePage(locale, slug)
  const { lang } = loadPage(locale, slug)
  let next = 0
  let open: Open = {
    anchor: '',
    aliases: [],
    level: 1,
    title: '',
    nodes: [],
  }
  const sections = [open]
  for (const node of tree.children) {
    const heading = node.type === 'heading' ? headings[next++] : undefined
    if (heading) {
      const { id, aliases, depth, title } = heading
      open = { anchor: id, aliases, level: depth, title, nodes: [] }
      sections.push(open)
    } else open.nodes.push(node)
  }
  return sections
    .filter(saysSomething)
    .map((section) => closeSection(section, lang))
}

/** A heading over nothing but sources answers no query. */
const saysSomething = ({ nodes }: Open) =>
  nodes.length === 0 ||
  nodes.some(
    (node) => node.type !== 'mdxJsxFlowElement' || node.name !== 'Sources',
  )

/** Each text and each word once; words that the texts have anyway are not needed. */
function closeSection(section: Open, lang: string): SectionText {
  const { anchor, aliases, level, title, nodes } = section
  const gathered = nodes.map((node) => gather(node, lang))
  const texts = unique(gathered.flatMap((part) => part.texts))
  const shown = texts.join(' ')
  const words = unique(gathered.flatMap((part) => part.words))
  return {
    anchor,
    aliases,
    level,
    title: title.replace(/\s+/g, ' ').trim(),
    texts,
    words: words.filter((word) => !shown.includes(word)),
  }
}

const unique = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '')

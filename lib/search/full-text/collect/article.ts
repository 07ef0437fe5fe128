import { loadPage } from '@/lib/content/load'
import { loadSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import type { SectionText } from '../compact'
import { type Gathered, gather } from './blocks'

interface Open {
  readonly anchor: string
  readonly level: number
  readonly title: string
  readonly gathered: Gathered[]
}

/** The sections of an article, its own first, with everything in them that can be searched. */
export function articleSections(
  locale: Locale,
  slug: string,
): readonly SectionText[] {
  const { tree, headings } = loadSourcePage(locale, slug)
  const { lang } = loadPage(locale, slug)
  let next = 0
  let open: Open = { anchor: '', level: 1, title: '', gathered: [] }
  const sections = [open]
  for (const node of tree.children) {
    const heading = node.type === 'heading' ? headings[next++] : undefined
    if (heading) {
      const { id, depth, title } = heading
      open = { anchor: id, level: depth, title, gathered: [] }
      sections.push(open)
    } else open.gathered.push(gather(node, lang))
  }
  return sections.map(closeSection)
}

/** Each text and each word once; words that the texts have anyway are not needed. */
function closeSection({ anchor, level, title, gathered }: Open): SectionText {
  const texts = unique(gathered.flatMap((part) => part.texts))
  const shown = texts.join(' ')
  const words = unique(gathered.flatMap((part) => part.words))
  return {
    anchor,
    level,
    title: title.replace(/\s+/g, ' ').trim(),
    texts,
    words: words.filter((word) => !shown.includes(word)),
  }
}

const unique = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '')

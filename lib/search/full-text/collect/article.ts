import { loadPage } from '@/lib/content/load'
import { loadSourcePage } from '@/lib/content/source-page'
import type { Locale } from '@/site.config'
import type { CompactSection } from '../compact'
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
): readonly CompactSection[] {
  const { tree, headings } = loadSourcePage(locale, slug)
  const { lang } = loadPage(locale, slug)
  let next = 0
  let open: Open = { anchor: '', level: 1, title: '', gathered: [] }
  const sections = [open]
  for (const node of tree.children) {
    const heading = node.type === 'heading' ? headings[next++] : undefined
    if (heading) {
      const { id, depth, title } = heading
      open = { anchor: id, level: depth, title: plain(title), gathered: [] }
      sections.push(open)
    } else open.gathered.push(gather(node, lang))
  }
  return sections.map(compactSection)
}

/** A section in the file's form, each text and each word once. */
function compactSection(section: Open): CompactSection {
  const { anchor, level, title, gathered } = section
  const texts = unique(gathered.flatMap((part) => part.texts))
  const shown = texts.join(' ')
  const words = unique(gathered.flatMap((part) => part.words)).filter(
    (word) => !shown.includes(word),
  )
  if (words.length === 0) return [anchor, level, title, texts]
  return [anchor, level, title, texts, words.join(' ')]
}

const unique = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '')

const plain = (title: string) => title.replace(/\s+/g, ' ').trim()

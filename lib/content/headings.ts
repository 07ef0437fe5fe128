import Slugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import type { Header } from '@/lib/header'
import { splitHeading } from '@/lib/mdx/heading-id.mjs'
import { headingsOf, lineOfNode, type MdxTree } from './parse'

/** A heading in its file. */
export interface HeadingLine {
  readonly depth: number
  readonly title: string
  /** The id on the page: the bracket's first anchor, otherwise the slug of the title. */
  readonly id: string
  /** Further anchors of the heading. */
  readonly aliases: readonly string[]
  readonly line: number
}

/** All anchors of a heading, its id first. */
export function anchorsOf({ id, aliases }: HeadingLine): readonly string[] {
  return [id, ...aliases]
}

/** The heading that an anchor names. */
export function headingAt(
  headings: readonly HeadingLine[],
  anchor: string,
): HeadingLine | undefined {
  return headings.find((heading) => anchorsOf(heading).includes(anchor))
}

/**
 * All headings of a page in order, with the ids of the rendered page. rehype-slug sets those ids on
 * the page's HTML; sidebar and search need them without compiling all pages. Both use
 * github-slugger (lib/mdx/rehype-preset.test.ts checks that both agree).
 */
export function headingLines(tree: MdxTree): readonly HeadingLine[] {
  const slugger = new Slugger()
  return headingsOf(tree).map((heading) => {
    const { title, anchors } = splitHeading(textOf(heading))
    const [id, ...aliases] = anchors
    return {
      depth: heading.depth,
      title,
      id: id ?? slugger.slug(title),
      aliases,
      line: lineOfNode(heading),
    }
  })
}

/** The headings of levels 2 and 3 as the tree that sidebar and search show. */
export function headersOf(lines: readonly HeadingLine[]): readonly Header[] {
  const top: (Header & { children: Header[] })[] = []
  for (const { depth, title, id } of lines) {
    if (depth === 2) top.push({ level: 2, title, slug: id, children: [] })
    else if (depth === 3)
      top.at(-1)?.children.push({ level: 3, title, slug: id, children: [] })
  }
  return top
}

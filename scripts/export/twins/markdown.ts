import { toMdast } from 'hast-util-to-mdast'
import type { Nodes, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { articleIn, readable } from './article'
import { requireForms } from './forms'
import { handlersFor } from './handlers'

/** An article as Markdown. */
export interface ArticleText {
  /** The full text. */
  readonly whole: string
  /** The text with each program in its first language only, reduced to its essential lines. */
  readonly brief: string
}

/** The facts of a page that its Markdown needs. */
export interface PageContext {
  /** The page's full address, which its links are resolved against. */
  readonly url: string
  /** The word for a diagram in the page's language, with its colon. */
  readonly diagram: string
}

/**
 * Reads the article of an exported page as Markdown. The source is the finished page, not its MDX,
 * so that the twin holds the output of every component.
 *
 * @throws when the document has no article, or an element that has no form in Markdown yet
 */
export function markdownOf(html: string, context: PageContext): ArticleText {
  const article = readable(articleIn(html))
  requireForms(article)
  const base = { href: context.url }
  const page = toMdast(
    {
      type: 'root',
      children: [
        { type: 'element', tagName: 'base', properties: base, children: [] },
        article,
      ],
    },
    { handlers: handlersFor(context.diagram), document: true },
  )
  return { whole: write(page), brief: write(briefly(page)) }
}

const write = (tree: Nodes) =>
  toMarkdown(tree, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    rule: '-',
  })

function briefly(page: Nodes): Root {
  const blocks: RootContent[] = page.type === 'root' ? page.children : []
  const children = blocks
    .filter(({ data }) => !data?.twinOnly)
    .map((block) =>
      block.type === 'code' && block.data?.essential !== undefined
        ? { ...block, value: block.data.essential }
        : block,
    )
  return { type: 'root', children }
}

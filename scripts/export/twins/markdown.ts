import { toMdast } from 'hast-util-to-mdast'
import type { Nodes, Root, RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { articleIn, readable } from './article'
import { requireForms } from './forms'
import { handlersFor } from './handlers'

/** An article as Markdown. */
export interface ArticleText {
  /** Everything that the page has. */
  readonly whole: string
  /** The same with programs in their first language only, with their essential lines. */
  readonly brief: string
}

/** What the elements of an article mean on its page. */
export interface PageContext {
  /** The page's full address, from which its links are read. */
  readonly url: string
  /** How a diagram is called in the page's language. */
  readonly diagram: string
}

/**
 * Reads the article of an exported page as Markdown. It is made of the finished page and not of
 * the page's source, so that it has what the page has, whatever component wrote it.
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

import type { BlockContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type Handle, toMarkdown } from 'mdast-util-to-markdown'
import { flowOf } from './blocks'
import { articleIn } from './elements'
import type { PageContext } from './phrasing'

/** An article as Markdown. */
export interface ArticleText {
  /** Everything that the page has. */
  readonly whole: string
  /** The same with programs in their first language only, with their essential lines. */
  readonly brief: string
}

const gfm = gfmToMarkdown({ tablePipeAlign: false })

/**
 * Reads the article of an exported page as Markdown. It is made of the finished page and not of the page's source, so that it has what the
 * page has, whatever component wrote it.
 *
 * @throws when the document has no article, or an element that has no form in Markdown yet
 */
export function markdownOf(html: string, context: PageContext): ArticleText {
  const blocks = flowOf(articleIn(html).childNodes, context)
  const root: Root = { type: 'root', children: blocks }
  const brief: string[] = []
  /** Writes each block once for both texts. */
  const writeBoth: Handle = (_, __, state, info) => {
    const write = (block: BlockContent) => {
      state.bulletLastUsed = undefined
      return state.handle(block, root, state, info)
    }
    const whole = blocks.map((block, place) => {
      // Two lists in a row would be read as one.
      const parted = block.type === 'list' && blocks[place - 1]?.type === 'list'
      const text = (parted ? '<!-- -->\n\n' : '') + write(block)
      if (!block.data?.twinOnly) brief.push(briefly(block, write) ?? text)
      return text
    })
    return whole.join('\n\n')
  }
  const whole = toMarkdown(root, {
    extensions: [gfm],
    handlers: { root: writeBoth },
    bullet: '-',
    rule: '-',
  })
  return { whole, brief: `${brief.join('\n\n')}\n` }
}

function briefly(
  block: BlockContent,
  write: (block: BlockContent) => string,
): string | undefined {
  if (block.type !== 'code' || block.data?.essential === undefined)
    return undefined
  return write({ ...block, value: block.data.essential })
}

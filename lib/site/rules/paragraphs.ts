import type { Nodes, Paragraph as ParagraphNode } from 'mdast'
import { lineOfNode, type MdxTree } from '@/lib/site/content/parse'
import { proseOf } from './texts'

/** A paragraph or a list item of running text. */
export interface Paragraph {
  readonly text: string
  readonly line: number
}

/**
 * The running text of a page: its paragraphs and list items, without bold labels. Headings, captions
 * and tables do not belong to it, nor do a page's sources.
 */
export const paragraphsOf = (tree: MdxTree): readonly Paragraph[] =>
  paragraphsIn(tree).map((node) => ({
    text: proseOf(withoutLabel(node)),
    line: lineOfNode(node),
  }))

/** Leaves out the bold words at the beginning of a list item, such as "**Commit.**". */
function withoutLabel(node: ParagraphNode): ParagraphNode {
  const [first, ...rest] = node.children
  const isLabel =
    first?.type === 'strong' && /[.:?!。：？！]$/.test(proseOf(first).trim())
  return isLabel ? { ...node, children: rest } : node
}

const paragraphsIn = (node: Nodes | MdxTree): readonly ParagraphNode[] => {
  if (node.type === 'paragraph') return [node]
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Sources') return []
  return 'children' in node ? node.children.flatMap(paragraphsIn) : []
}

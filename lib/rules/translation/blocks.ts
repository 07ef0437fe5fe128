import type { RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { memoizeBy } from '@/lib/cache/memoize-by'
import { isComment, lineOfNode } from '@/lib/content/parse'
import { sectionsOf } from '@/lib/content/sections'
import type { SourcePage } from '@/lib/content/source-page'
import { type Element, textOf } from '@/lib/rules/elements'

/** A section and its blocks, including the blocks inside of components. */
export interface BlockSection {
  readonly title: string
  readonly line: number
  readonly blocks: readonly Block[]
}

/** A paragraph, list, table, fence or component. */
interface Block {
  /** The form that must be equal in both languages: `list of 3`, `<CodeGroup sample="…">`. */
  readonly form: string
  readonly line: number
  readonly node: RootContent
}

/**
 * The sections of a page in order. The first one, without a heading, has the page's file as its
 * title.
 */
export const blockSectionsOf = memoizeBy(
  (page: SourcePage): readonly BlockSection[] =>
    sectionsOf(page.tree).map(({ heading, nodes }) => ({
      title: heading?.title ?? page.file,
      line: heading?.line ?? 1,
      blocks: nodes.flatMap(blocksOf),
    })),
)

function blocksOf(node: RootContent): readonly Block[] {
  const block = (form: string): Block => ({
    form,
    line: lineOfNode(node),
    node,
  })
  switch (node.type) {
    case 'yaml':
      return []
    case 'mdxFlowExpression':
      return isComment(node) ? [] : [block(node.type)]
    case 'paragraph':
      return [block('paragraph')]
    case 'list':
      return [block(`list of ${node.children.length}`)]
    case 'table':
      return [
        block(
          `table of ${node.children.length} rows and ${node.children[0]?.children.length} columns`,
        ),
      ]
    case 'code':
      return [
        block(
          node.lang === 'text'
            ? 'fence text'
            : `fence ${node.lang}: ${node.value}`,
        ),
      ]
    case 'mdxJsxFlowElement':
      return [block(formOf(node)), ...node.children.flatMap(blocksOf)]
    default:
      return [block(node.type)]
  }
}

/** The attributes that hold no words. */
const compared = [
  'sample',
  'file',
  'region',
  'diagram',
  'type',
  'href',
  'code',
  'text',
  'id',
]

function formOf(element: Element): string {
  const attributes = compared.flatMap((name) => {
    const value = textOf(element, name)
    return value === undefined ? [] : [` ${name}="${value}"`]
  })
  return `<${element.name}${attributes.join('')}>`
}

/** The parts of a section's text that are the same in every language: link targets, facts, code. */
export interface Inline {
  readonly links: readonly string[]
  readonly facts: readonly string[]
  readonly code: readonly string[]
}

/** The links, facts and code of a section, sorted. */
export const inlineOf = memoizeBy((section: BlockSection): Inline => {
  const links: string[] = []
  const facts: string[] = []
  const code: string[] = []
  for (const { node } of section.blocks) {
    if (node.type === 'mdxJsxFlowElement') continue
    visit(node, (inner) => {
      if (inner.type === 'link') links.push(inner.url)
      if (inner.type === 'inlineCode') code.push(inner.value)
      if (inner.type === 'mdxJsxTextElement' && inner.name === 'Fact')
        facts.push(textOf(inner, 'id') ?? '')
    })
  }
  return { links: links.sort(), facts: facts.sort(), code: code.sort() }
})

import type { Nodes, Paragraph } from 'mdast'
import { memoizeBy } from '@/lib/site/cache/memoize-by'
import { lineOfKey, readFrontmatter } from '@/lib/site/content/frontmatter'
import { lineOfNode } from '@/lib/site/content/parse'
import type { SourcePage } from '@/lib/site/content/source-page'
import { splitHeading } from '@/lib/site/mdx/heading-id.mjs'
import { type Element, textOf, textsOf } from './elements'

/** The character that replaces inline code, facts and addresses, which are not language. */
export const codePlaceholder = '\uE000'

/** A passage that readers see: a paragraph, a heading, a table cell, a caption. */
export interface Text {
  readonly text: string
  readonly line: number
  /** True for labels, such as the words of diagrams, which are no sentences. */
  readonly label?: boolean
  /** True for attributes of components: plain text that cannot hold a <Fact>. */
  readonly attribute?: boolean
}

/** All texts of a page in order. */
export const textsOfPage = memoizeBy((page: SourcePage): readonly Text[] => [
  ...frontmatterTexts(page),
  ...page.tree.children.flatMap(blockTexts),
])

function frontmatterTexts({ source }: SourcePage): readonly Text[] {
  const result = readFrontmatter(source)
  if (!('frontmatter' in result)) return []
  const { title, navTitle, description } = result.frontmatter
  return Object.entries({ title, navTitle, description }).flatMap(
    ([key, text]) =>
      text === undefined
        ? []
        : [
            {
              text,
              line: lineOfKey(source, key),
              label: key !== 'description',
            },
          ],
  )
}

const longestQuote = 60

/** The beginning of a passage, as a problem quotes it. */
export function quoteOf(text: string): string {
  const plain = text.replaceAll(codePlaceholder, '…')
  return plain.length > longestQuote
    ? `${plain.slice(0, longestQuote)}…`
    : plain
}

function blockTexts(node: Nodes): readonly Text[] {
  switch (node.type) {
    case 'paragraph':
      return [
        { text: proseOf(node), line: lineOfNode(node) },
        ...imageTexts(node),
      ]
    case 'heading':
      return [
        { text: splitHeading(proseOf(node)).title, line: lineOfNode(node) },
      ]
    case 'tableCell':
      return [{ text: proseOf(node), line: lineOfNode(node), label: true }]
    case 'mdxJsxFlowElement':
      return [...attributeTexts(node), ...node.children.flatMap(blockTexts)]
    default:
      return 'children' in node ? node.children.flatMap(blockTexts) : []
  }
}

/** What the pictures of a paragraph show, in words. */
function imageTexts({ children }: Paragraph): readonly Text[] {
  return children.flatMap((node) =>
    node.type === 'image' && node.alt
      ? [{ text: node.alt, line: lineOfNode(node), attribute: true }]
      : [],
  )
}

const worded = ['title', 'alt', 'caption']

function attributeTexts(element: Element): readonly Text[] {
  const line = lineOfNode(element)
  const sentences = worded.flatMap((name) => textOf(element, name) ?? [])
  const labels = Object.values(textsOf(element, 'words'))
  return [
    ...sentences.map((text) => ({ text, line, attribute: true })),
    ...labels.map((text) => ({ text, line, label: true, attribute: true })),
  ]
}

/** The text of a node, with the placeholder for everything that is not language. */
export function proseOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(/\s*\n\s*/g, ' ')
  if (node.type === 'inlineCode') return codePlaceholder
  if (node.type === 'mdxJsxTextElement' && node.name === 'Fact')
    return codePlaceholder
  if (node.type === 'break') return ' '
  if (node.type === 'link' && /^https?:/.test(childrenOf(node)))
    return codePlaceholder
  return childrenOf(node)
}

function childrenOf(node: Nodes): string {
  return 'children' in node ? node.children.map(proseOf).join('') : ''
}

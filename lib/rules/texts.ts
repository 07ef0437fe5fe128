import type { Nodes, Paragraph } from 'mdast'
import type { Node } from 'unist'
import { memoizeBy } from '@/lib/cache/memoize-by'
import { lineOfKey, readFrontmatter } from '@/lib/content/frontmatter'
import { lineOfNode } from '@/lib/content/parse'
import type { SourcePage } from '@/lib/content/source-page'
import { splitHeading } from '@/lib/mdx/heading-id.mjs'
import { type Element, textOf, textsOf } from './elements'

/** The character that replaces inline code, facts and addresses, which are not language. */
export const codePlaceholder = '\uE000'

/** A part of a passage, and the node whose source holds it. */
export interface Piece {
  readonly text: string
  readonly node: Node
}

/** A passage that readers see: a paragraph, a heading, a table cell, a caption. */
export interface Text {
  readonly text: string
  /** What the text consists of, in order; a heading's end with its ids. */
  readonly pieces: readonly Piece[]
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

function frontmatterTexts({ source, tree }: SourcePage): readonly Text[] {
  const result = readFrontmatter(source)
  if (!('frontmatter' in result)) return []
  const { title, navTitle, description } = result.frontmatter
  return Object.entries({ title, navTitle, description }).flatMap(
    ([key, text]) =>
      text === undefined
        ? []
        : [
            {
              ...written(text, tree.children[0] ?? tree),
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
      return [{ ...proseIn(node), line: lineOfNode(node) }, ...imageTexts(node)]
    case 'heading': {
      const { text, pieces } = proseIn(node)
      const { title } = splitHeading(text)
      return [{ text: title, pieces, line: lineOfNode(node) }]
    }
    case 'tableCell':
      return [{ ...proseIn(node), line: lineOfNode(node), label: true }]
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
      ? [
          {
            ...written(node.alt, node),
            line: lineOfNode(node),
            attribute: true,
          },
        ]
      : [],
  )
}

const worded = ['title', 'alt', 'caption']

function attributeTexts(element: Element): readonly Text[] {
  const line = lineOfNode(element)
  const sentences = worded.flatMap((name) => textOf(element, name) ?? [])
  const labels = Object.values(textsOf(element, 'words'))
  return [
    ...sentences.map((text) => ({
      ...written(text, element),
      line,
      attribute: true,
    })),
    ...labels.map((text) => ({
      ...written(text, element),
      line,
      label: true,
      attribute: true,
    })),
  ]
}

const written = (text: string, node: Node) => ({
  text,
  pieces: [{ text, node }],
})

const proseIn = (node: Nodes) => ({
  text: proseOf(node),
  pieces: piecesOf(node),
})

/** The text of a node, with the placeholder for everything that is not language. */
const proseOf = (node: Nodes): string =>
  piecesOf(node)
    .map(({ text }) => text)
    .join('')

function piecesOf(node: Nodes): readonly Piece[] {
  if (node.type === 'text')
    return [{ text: node.value.replaceAll(/\s*\n\s*/g, ' '), node }]
  if (node.type === 'inlineCode') return [{ text: codePlaceholder, node }]
  if (node.type === 'mdxJsxTextElement' && node.name === 'Fact')
    return [{ text: codePlaceholder, node }]
  if (node.type === 'break') return [{ text: ' ', node }]
  const pieces = 'children' in node ? node.children.flatMap(piecesOf) : []
  const isAddress =
    node.type === 'link' && /^https?:/.test(pieces[0]?.text ?? '')
  return isAddress ? [{ text: codePlaceholder, node }] : pieces
}

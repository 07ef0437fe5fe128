import type { PhrasingContent } from 'mdast'
import {
  attributeOf,
  type Element,
  isElement,
  isOfThePage,
  isPlainText,
  type Node,
  textOf,
} from './elements'

/** What the elements of an article mean on its page. */
export interface PageContext {
  /** The page's full address, from which its links are read. */
  readonly url: string
  /** How a diagram is called in the page's language. */
  readonly diagram: string
}

type Inline = (element: Element, context: PageContext) => PhrasingContent[]

const inside: Inline = ({ childNodes }, context) =>
  childNodes.flatMap((child) => inlineOf(child, context))

const code: Inline = (element) => [
  { type: 'inlineCode', value: collapse(textOf(element)) },
]

const inlines: Readonly<Record<string, Inline>> = {
  a: (element, context) => {
    const children = inside(element, context)
    const href = attributeOf(element, 'href')
    if (href === undefined || isPlainText(element)) return children
    const url = new URL(href, context.url).href
    return [{ type: 'link', url, children: tidy(children) }]
  },
  br: () => [{ type: 'break' }],
  code,
  em: (element, context) => [
    { type: 'emphasis', children: tidy(inside(element, context)) },
  ],
  img: (element, context) => [
    {
      type: 'image',
      url: new URL(attributeOf(element, 'src') ?? '', context.url).href,
      alt: attributeOf(element, 'alt'),
    },
  ],
  samp: code,
  span: inside,
  strong: (element, context) => [
    { type: 'strong', children: tidy(inside(element, context)) },
  ],
  time: inside,
}

/** Whether a node stands in a line of text. */
export function isInline(node: Node): boolean {
  return !isElement(node) || node.tagName in inlines
}

/**
 * The nodes of a paragraph, a heading or a cell.
 *
 * @throws at an element that has no form in Markdown yet
 */
export function phrasingOf(
  nodes: readonly Node[],
  context: PageContext,
): PhrasingContent[] {
  return trim(tidy(nodes.flatMap((node) => inlineOf(node, context))))
}

function inlineOf(node: Node, context: PageContext): PhrasingContent[] {
  if (node.nodeName === '#text') return [{ type: 'text', value: textOf(node) }]
  if (!isElement(node) || isOfThePage(node)) return []
  const inline = inlines[node.tagName]
  if (inline) return inline(node, context)
  throw new Error(
    `<${node.tagName}> stands in a line of text and has no form in Markdown: give it one in scripts/twins/phrasing.ts`,
  )
}

/** Joins texts that only a comment or an element without a form has parted, with one blank where HTML shows one. */
function tidy(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value += node.value
    else joined.push(node)
  }
  for (const node of joined)
    if (node.type === 'text') node.value = collapse(node.value)
  return joined.filter((node) => node.type !== 'text' || node.value !== '')
}

function trim(nodes: PhrasingContent[]): PhrasingContent[] {
  const first = nodes[0]
  const last = nodes.at(-1)
  if (first?.type === 'text') first.value = first.value.trimStart()
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return nodes.filter((node) => node.type !== 'text' || node.value !== '')
}

const collapse = (text: string) => text.replace(/[ \t\r\n\f]+/g, ' ')

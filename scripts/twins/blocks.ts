import type { BlockContent, ListItem, TableRow } from 'mdast'
import {
  allIn,
  attributeOf,
  type Element,
  elementsIn,
  isElement,
  isOfThePage,
  type Node,
  textOf,
} from './elements'
import { listing } from './listing'
import { listOf, paragraph, strong, text } from './nodes'
import { isInline, type PageContext, phrasingOf } from './phrasing'

type Block = (element: Element, context: PageContext) => BlockContent[]

const flow: Block = ({ childNodes }, context) => flowOf(childNodes, context)

const blocks: Readonly<Record<string, Block>> = {
  article: flow,
  aside: (element, context) => [
    { type: 'blockquote', children: flow(element, context) },
  ],
  details: flow,
  div: (element, context) =>
    attributeOf(element, 'role') === 'tabpanel'
      ? panel(element, context)
      : flow(element, context),
  dl: definitions,
  figure,
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  ol: list(true),
  p: (element, context) => {
    const children = phrasingOf(element.childNodes, context)
    return paragraph(isLabel(element) ? [strong(children)] : children)
  },
  pre: listing,
  section: flow,
  summary: (element, context) =>
    paragraph([strong(phrasingOf(element.childNodes, context))]),
  table: (element, context) => [
    {
      type: 'table',
      children: allIn(element, 'tr').map(
        (row): TableRow => ({
          type: 'tableRow',
          children: elementsIn(row).map(({ childNodes }) => ({
            type: 'tableCell',
            children: phrasingOf(childNodes, context),
          })),
        }),
      ),
    },
  ],
  ul: list(false),
}

/**
 * The blocks of an article.
 *
 * @throws at an element that has no form in Markdown yet
 */
export function flowOf(
  nodes: readonly Node[],
  context: PageContext,
): BlockContent[] {
  const found: BlockContent[] = []
  let line: Node[] = []
  const endLine = () => {
    found.push(...paragraph(phrasingOf(line, context)))
    line = []
  }
  for (const node of nodes) {
    if (isInline(node)) line.push(node)
    else {
      endLine()
      if (isElement(node)) found.push(...blockOf(node, context))
    }
  }
  endLine()
  return found
}

function blockOf(element: Element, context: PageContext): BlockContent[] {
  if (isOfThePage(element)) return []
  const block = blocks[element.tagName]
  if (block) return block(element, context)
  throw new Error(
    `<${element.tagName}> has no form in Markdown: give it one in scripts/twins/blocks.ts`,
  )
}

function heading(depth: 1 | 2 | 3): Block {
  return ({ childNodes }, context) => [
    { type: 'heading', depth, children: phrasingOf(childNodes, context) },
  ]
}

function list(ordered: boolean): Block {
  return (element, context) => [
    listOf(
      elementsIn(element).map((item): ListItem => {
        const spread = elementsIn(item).some(({ tagName }) => tagName === 'p')
        return { type: 'listItem', spread, children: flow(item, context) }
      }),
      ordered ? Number(attributeOf(element, 'start') ?? 1) : undefined,
    ),
  ]
}

/** One language of a program, with its title. In all others, and of what it printed, only the twin tells. */
function panel(element: Element, context: PageContext): BlockContent[] {
  const isFirst = attributeOf(element, 'data-active') !== undefined
  const children = flow(element, context)
  const end = isFirst
    ? children.findIndex(({ type }) => type === 'code') + 1
    : 0
  return children.map((child, place) =>
    place < end ? child : { ...child, data: { ...child.data, twinOnly: true } },
  )
}

/** A term with its parts in bold, and what is said of it. */
function definitions(element: Element, context: PageContext): BlockContent[] {
  const entries = elementsIn(element).map((entry): ListItem => {
    const [first, ...more] = elementsNamed(entry, 'dd').map(({ childNodes }) =>
      phrasingOf(childNodes, context),
    )
    const terms = elementsNamed(entry, 'dt').flatMap(({ childNodes }) =>
      childNodes.map((part) => phrasingOf([part], context)),
    )
    const term = terms
      .filter((part) => part.length > 0)
      .flatMap((part, index) => (index > 0 ? [text(' · '), ...part] : part))
    const opening = paragraph([strong(term), text(': '), ...(first ?? [])])
    return {
      type: 'listItem',
      spread: more.length > 0,
      children: [...opening, ...more.flatMap(paragraph)],
    }
  })
  return [listOf(entries)]
}

/** A diagram is told in words: what it shows, then its caption. */
function figure(element: Element, context: PageContext): BlockContent[] {
  const shown = allIn(element, 'title')
    .map((title) => textOf(title))
    .join(' ')
  const captions = elementsNamed(element, 'figcaption')
  const told = [strong([text(`${context.diagram}:`)]), text(` ${shown}`)]
  const caption = captions.flatMap(({ childNodes }) =>
    paragraph(phrasingOf(childNodes, context)),
  )
  return [{ type: 'blockquote', children: [...paragraph(told), ...caption] }]
}

/** Whether a paragraph is the title of a remark, or of the listing that comes next. */
function isLabel(element: Element): boolean {
  const { parentNode: parent } = element
  if (!parent || !('tagName' in parent)) return false
  const siblings = elementsIn(parent)
  const place = siblings.indexOf(element)
  if (parent.tagName === 'aside') return place === 0
  return siblings[place + 1]?.tagName === 'pre'
}

const elementsNamed = (element: Element, name: string) =>
  elementsIn(element).filter(({ tagName }) => tagName === name)

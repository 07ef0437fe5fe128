import type { Nodes } from 'mdast'
import { isComment, type MdxTree } from '@/lib/content/parse'
import { headingIdCure } from '@/lib/content/source-page'
import { cureOfName, nearestName } from '@/lib/text/nearest-name'
import { type Element, elementsOf, textOf } from './elements'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'

/**
 * The components that an author may use, with their properties (docs/writing-a-page.md). Tests
 * compare them with those that the site renders.
 */
export const components = {
  Callout: ['type', 'title'],
  Card: ['href', 'title'],
  Cards: [],
  Code: ['file', 'region', 'title', 'active'],
  CodeGroup: ['sample', 'index'],
  ErrorCase: ['code', 'text'],
  Fact: ['id'],
  FactSheet: [],
  Figure: ['diagram', 'alt', 'caption', 'words'],
  LocalNode: [],
  Output: ['file'],
  Sources: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export const componentNames = Object.keys(components)

/** Components that show no children: words inside of them would be lost. */
const childless = ['Code', 'Fact', 'Figure', 'LocalNode', 'Output']

/** Properties without which a component shows a hole, and that no other rule asks for. */
const required: Readonly<Record<string, readonly string[]>> = {
  Card: ['title'],
  ErrorCase: ['text'],
}

/**
 * Allows only known components with known properties: no HTML, no imports, and no expressions
 * outside of attributes but comments.
 */
export const componentsRule: Rule = (page) => [
  ...elementsOf(page.tree).flatMap((element) =>
    [...complaints(element), ...complaintsAboutChildren(element)].map(
      (message) => problemAt(page, element, message),
    ),
  ),
  ...inSentences(page.tree).map((element) =>
    problemAt(
      page,
      element,
      `<${element.name}> is a block inside of a sentence; put it on a line of its own, with blank lines around it`,
    ),
  ),
  ...codeIn(page.tree).map((node) =>
    problemAt(
      page,
      node,
      isInHeading(page.tree, node)
        ? `a heading contains no code and no comment, remove it; ${headingIdCure}`
        : 'the article contains code; pages have no imports and no expressions, remove it (a brace of the text is written \\{, and a comment {/* … */}, on a line of its own)',
    ),
  ),
]

const propertiesOf = new Map<string, readonly string[]>(
  Object.entries(components),
)

function complaints(element: Element): readonly string[] {
  const name = element.name ?? ''
  if (propertiesOf.has(name)) {
    const misspelled = misspelledProperties(element)
    const missing = (required[name] ?? []).filter(
      (property) => !textOf(element, property)?.trim(),
    )
    return misspelled.length > 0
      ? misspelled
      : missing.map((property) => `<${name}> needs ${property}="…"; write it`)
  }
  if (name === 'a')
    return [
      `<a> is HTML, which pages do not have; a link is written [words](/section/page), and ${headingIdCure}`,
    ]
  if (/^[a-z]/.test(name) && !nearestName(name, componentNames))
    return [
      `<${name}> is HTML, which pages do not have; write Markdown, or one of the components: ${componentNames.join(', ')}`,
    ]
  return [
    `<${name}> is not a component of this book; correct the name (${cureOfName(name, componentNames)}), or write Markdown`,
  ]
}

/** What a component would lose or miss. */
function complaintsAboutChildren(element: Element): readonly string[] {
  const { name, children } = element
  const isEmpty = children.every(
    (child) => child.type === 'text' && child.value.trim() === '',
  )
  if (name === 'CodeGroup')
    return children.every(isCode)
      ? []
      : [
          'a <CodeGroup> shows nothing but its programs; put this text below it, and name files inside of it by <Code file="…" />',
        ]
  if (!propertiesOf.has(name ?? '') || !hasKnownProperties(element)) return []
  if (childless.includes(name ?? ''))
    return isEmpty
      ? []
      : [
          `<${name}> shows no text of its own; end it with />, and put the text below it`,
        ]
  return isEmpty
    ? [`<${name}> is empty; write its text, with blank lines around it`]
    : []
}

const isCode = (node: Nodes) =>
  isComment(node) ||
  ('name' in node && node.name === 'Code') ||
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'paragraph' && node.children.every(isCode))

/** Blocks that share a paragraph with text. A component alone in its paragraph is a block. */
const inSentences = (tree: MdxTree): readonly Element[] =>
  nodesOf(tree, 'paragraph', 'heading', 'tableCell').flatMap((parent) => {
    const blocks = parent.children.filter(
      (node) =>
        node.type === 'mdxJsxTextElement' &&
        node.name !== 'Fact' &&
        propertiesOf.has(node.name ?? ''),
    ) as Element[]
    const isAlone =
      parent.type === 'paragraph' &&
      parent.children.every(
        (node) =>
          node.type === 'mdxJsxTextElement' ||
          (node.type === 'text' && node.value.trim() === ''),
      )
    return isAlone ? [] : blocks
  })

/** Properties whose value is not text but in braces. */
const braced = ['active', 'index', 'words']

/** The misspelled properties of a known component. */
function misspelledProperties({
  name,
  attributes,
}: Element): readonly string[] {
  const known = propertiesOf.get(name ?? '')
  if (!known) return []
  const names = attributes.map((one) => 'name' in one && one.name)
  return attributes.flatMap((attribute, index) => {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    const property = isNamed ? attribute.name : '{…}'
    if (known.length === 0)
      return [`<${name}> has no properties; remove "${property}"`]
    if (!known.includes(property))
      return [
        `<${name}> has no property "${property}"; ${cureOfName(property, known)}`,
      ]
    if (names.indexOf(property) < index)
      return [`<${name}> has "${property}" twice; remove one`]
    const isText = !isNamed || typeof attribute.value === 'string'
    return isText || braced.includes(property)
      ? []
      : [
          `the property "${property}" of <${name}> is not text; write ${property}="…", without braces`,
        ]
  })
}

/**
 * True when no property of a component is misspelled. Other rules skip misspelled components: the
 * property that they would miss is most likely the misspelled one.
 */
export const hasKnownProperties = (element: Element): boolean =>
  misspelledProperties(element).length === 0

const isInHeading = (tree: MdxTree, node: Nodes) =>
  nodesOf(tree, 'heading').some(({ children }) =>
    children.some((child) => child === node),
  )

function codeIn(tree: MdxTree): readonly Nodes[] {
  return nodesOf(
    tree,
    'mdxjsEsm',
    'mdxFlowExpression',
    'mdxTextExpression',
  ).filter((node) => !isComment(node))
}

import type { Node } from 'unist'
import type { MdxTree } from '@/lib/site/content/parse'
import { cureOfName } from '@/lib/site/nearest-name'
import { type Element, elementsOf } from '@/lib/site/rules/elements'
import { nodesOf } from '@/lib/site/rules/nodes'
import { problemAt, type Rule } from '@/lib/site/rules/rule'

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

/**
 * Allows only known components with known properties: no HTML, no imports, and no expressions
 * outside of attributes.
 */
export const componentsRule: Rule = (page) => [
  ...elementsOf(page.tree).flatMap((element) =>
    complaints(element).map((message) => problemAt(page, element, message)),
  ),
  ...codeIn(page.tree).map((node) =>
    problemAt(
      page,
      node,
      'the article contains code; pages have no imports and no expressions, remove it (a brace of the text is written \\{)',
    ),
  ),
]

const propertiesOf = new Map<string, readonly string[]>(
  Object.entries(components),
)

function complaints(element: Element): readonly string[] {
  const name = element.name ?? ''
  if (propertiesOf.has(name)) return slips(element)
  return [
    `<${name}> is not a component of this book; correct the name (${cureOfName(name, componentNames)}), or write Markdown`,
  ]
}

/** Properties whose value is no text and stands in braces. */
const braced = ['active', 'index', 'words']

/** The misspelled properties of a known component. */
function slips({ name, attributes }: Element): readonly string[] {
  const known = propertiesOf.get(name ?? '')
  if (!known) return []
  return attributes.flatMap((attribute) => {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    const property = isNamed ? attribute.name : '{…}'
    if (known.length === 0)
      return [`<${name}> has no properties; remove "${property}"`]
    if (!known.includes(property))
      return [
        `<${name}> has no property "${property}"; ${cureOfName(property, known)}`,
      ]
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
export const isUnderstood = (element: Element): boolean =>
  slips(element).length === 0

function codeIn(tree: MdxTree): readonly Node[] {
  return nodesOf(tree, 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression')
}

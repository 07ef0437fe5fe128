import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { MdxTree } from '@/lib/content/parse'
import { nodesOf } from './nodes'

export type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The components on a page in order; only those of the given names, if there are any. */
export function elementsOf(
  tree: MdxTree,
  ...names: readonly string[]
): readonly Element[] {
  const found = nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement')
  return names.length === 0
    ? found
    : found.filter(({ name }) => names.includes(name ?? ''))
}

/** The value of a component's attribute, if it is plain text. */
export function textOf(element: Element, name: string): string | undefined {
  const value = attributeOf(element, name)
  return typeof value === 'string' ? value : undefined
}

const attributeOf = (element: Element, name: string) =>
  element.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  )?.value

/**
 * The texts of an attribute such as `words={{ owner: 'Owner' }}`. Keys whose value is no plain text
 * are left out.
 */
export function textsOf(
  element: Element,
  name: string,
): Readonly<Record<string, string>> {
  const attribute = attributeOf(element, name)
  if (!attribute || typeof attribute === 'string') return {}
  const statement = attribute.data?.estree?.body[0]
  if (statement?.type !== 'ExpressionStatement') return {}
  if (statement.expression.type !== 'ObjectExpression') return {}
  const texts: Record<string, string> = {}
  for (const property of statement.expression.properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal')
      continue
    const { key, value } = property
    const named =
      key.type === 'Identifier'
        ? key.name
        : key.type === 'Literal'
          ? key.value
          : ''
    if (typeof value.value === 'string') texts[String(named)] = value.value
  }
  return texts
}

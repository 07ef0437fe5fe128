import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import type { MdxTree } from '../parse'
import { elementsOf } from './elements'
import { problemAt, type Rule } from './rule'

/** The components that an author may use (docs/writing-a-page.md). A test holds them equal to those that the site renders. */
export const componentNames = [
  'Callout',
  'Card',
  'Cards',
  'Code',
  'CodeGroup',
  'ErrorCase',
  'Fact',
  'FactSheet',
  'Figure',
  'Output',
  'Sources',
] as const

/** A page uses only known components, no HTML, no imports and no expressions outside attributes. */
export const componentsRule: Rule = (page) => [
  ...elementsOf(page.tree)
    .filter(({ name }) => !componentNames.some((known) => known === name))
    .map((element) =>
      problemAt(
        page,
        element,
        `<${element.name ?? ''}> is no component of this book; use Markdown or one of: ${componentNames.join(', ')}`,
      ),
    ),
  ...codeIn(page.tree).map((node) =>
    problemAt(
      page,
      node,
      'code stands in the article; pages have no imports and no expressions, take it out (a brace of the text is written \\{)',
    ),
  ),
]

function codeIn(tree: MdxTree): readonly Node[] {
  const found: Node[] = []
  const kinds = ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']
  visit(tree, kinds, (node) => {
    found.push(node)
  })
  return found
}

import { SKIP, visit } from 'unist-util-visit'
import { linesOf } from '../code/highlight.mjs'

/**
 * Turns every figure of rehype-pretty-code into one `CodeBlock` with its lines as a single string
 * of HTML. React then has no element for each token.
 */
export default function rehypeCodeBlock() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, 'element', (figure, index, parent) => {
      if (!('data-rehype-pretty-code-figure' in figure.properties)) return
      if (!parent || index === undefined) return
      const [first] = figure.children
      if (first?.type !== 'element') return
      const language = String(first.properties['data-language'])
      const html = linesOf(figure).join('\n')
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'language', value: language },
          { type: 'mdxJsxAttribute', name: 'html', value: html },
        ],
        children: [],
      }
      return SKIP
    })
  }
}

import { highlightFences } from '../code/highlight.mjs'

/**
 * Turns every fence of a page into one `CodeBlock` with its lines as a single string of HTML: neither the page nor its payload
 * carries an element for each token, and there is no style attribute for the policy to refuse.
 */
export default function rehypeCode() {
  /** @param {import('hast').Root} tree */
  return (tree) =>
    highlightFences(tree, (language, lines) => ({
      type: 'mdxJsxFlowElement',
      name: 'CodeBlock',
      attributes: [
        { type: 'mdxJsxAttribute', name: 'language', value: language },
        { type: 'mdxJsxAttribute', name: 'html', value: lines.join('\n') },
      ],
      children: [],
    }))
}

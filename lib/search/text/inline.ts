import type { Nodes } from 'mdast'
import { factText } from '@/lib/content/facts'
import { textOf } from '@/lib/rules/elements'

/** The visible text of a node on one line, with facts in the format of the language. */
export function lineOf(node: Nodes, lang: string): string {
  return inlineText(node, lang).replace(/\s+/g, ' ').trim()
}

function inlineText(node: Nodes, lang: string): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'break':
      return ' '
    case 'mdxJsxTextElement': {
      const fact = node.name === 'Fact' && textOf(node, 'id')
      return fact ? factText(fact, lang) : childrenText(node, lang)
    }
    default:
      return childrenText(node, lang)
  }
}

function childrenText(node: Nodes, lang: string): string {
  if (!('children' in node)) return ''
  return node.children.map((child) => inlineText(child, lang)).join('')
}

import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { MdxTree } from '@/lib/site/content/parse'
import { sectionsOf } from '@/lib/site/content/sections'
import { readFrontmatterTexts } from './frontmatter-texts'

/** A section as the plain texts of its passages, without Markdown. */
export interface PassageSection {
  readonly id: string
  readonly title: string
  readonly passages: readonly string[]
}

/**
 * The readable texts of a page, section by section. A paragraph, list item, table row or component
 * is one passage.
 */
export function passagesOf(tree: MdxTree): readonly PassageSection[] {
  return sectionsOf(tree).map(({ heading, nodes }) => ({
    id: heading?.id ?? '',
    title: heading?.title ?? '',
    passages: [...(heading ? [heading.title] : []), ...nodes.flatMap(textsOf)],
  }))
}

function textsOf(node: RootContent): readonly string[] {
  if (node.type === 'yaml') return readFrontmatterTexts(node.value)
  if (node.type === 'list' || node.type === 'table')
    return node.children.map((child) =>
      child.type === 'tableRow'
        ? child.children.map((cell) => plainText(cell)).join(' | ')
        : oneLine(plainText(child)),
    )
  if (node.type !== 'mdxJsxFlowElement') return [oneLine(plainText(node))]
  return [attributesOf(node), ...node.children.flatMap(textsOf)].filter(Boolean)
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A component's name and the values of its attributes, which hold its visible words. */
function attributesOf(
  node: Extract<RootContent, { type: 'mdxJsxFlowElement' }>,
): string {
  const values = node.attributes.map(({ value }) =>
    typeof value === 'string' ? value : (value?.value ?? ''),
  )
  return oneLine([node.name ?? '', ...values].join(' '))
}

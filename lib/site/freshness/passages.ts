import type { Nodes, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { MdxTree } from '@/lib/site/content/parse'
import { sectionsOf } from '@/lib/site/content/sections'
import { factExists, factText } from '@/lib/site/facts/facts'
import { textOf } from '@/lib/site/rules/elements'
import { defaultLocale, site } from '@/site.config'
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
        ? child.children.map(visibleText).join(' | ')
        : oneLine(visibleText(child)),
    )
  if (node.type !== 'mdxJsxFlowElement') return [oneLine(visibleText(node))]
  return [attributesOf(node), ...node.children.flatMap(textsOf)].filter(Boolean)
}

/** The text of a node as readers see it. A fact has today's value, in an older version too. */
function visibleText(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement' && node.name === 'Fact')
    return factValue(textOf(node, 'id') ?? '')
  return 'children' in node
    ? node.children.map(visibleText).join('')
    : plainText(node)
}

/** The value of a fact; its name where an older version names one that is gone. */
const factValue = (id: string) =>
  factExists(id) ? factText(id, site.locales[defaultLocale].lang) : id

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

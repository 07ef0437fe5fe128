import type { List, ListItem, Paragraph, PhrasingContent } from 'mdast'

export const listOf = (children: ListItem[], start?: number): List => ({
  type: 'list',
  ordered: start !== undefined,
  start,
  spread: children.some(({ spread }) => spread),
  children,
})

export const text = (value: string): PhrasingContent => ({
  type: 'text',
  value,
})

export const strong = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'strong',
  children,
})

export const paragraph = (children: PhrasingContent[]): Paragraph[] =>
  children.length > 0 ? [{ type: 'paragraph', children }] : []

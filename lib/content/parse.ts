import type { Heading, Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node } from 'unist'

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)

/** An MDX source as a syntax tree. Every node knows its line. */
export type MdxTree = Root

/** Parses MDX. Throws the parser's VFileMessage, with line and column, on broken syntax. */
export function parseMdx(source: string): MdxTree {
  return processor.parse(source)
}

/** The line on which a node begins. */
export function lineOfNode({ position }: Node): number {
  return position?.start.line ?? 1
}

/** True for a comment of the author on lines of its own, `{/* … *\/}`, which no reader gets. */
export function isComment(node: Nodes): boolean {
  return (
    node.type === 'mdxFlowExpression' &&
    /^\s*\/\*.*\*\/\s*$/s.test(node.value) &&
    node.data?.estree?.body.length === 0
  )
}

/**
 * The YAML between the `---` lines at the top of an MDX source; empty when there is none. Such
 * lines further down are no front matter.
 */
export function yamlOf(source: string): string {
  return /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source)?.[1] ?? ''
}

/** The first paragraph of a page as plain text. */
export function excerptOf(tree: MdxTree): string {
  const paragraph = tree.children.find((node) => node.type === 'paragraph')
  return paragraph ? textOf(paragraph).replace(/\s+/g, ' ') : ''
}

/** The headings at the top level of a page, in order. */
export function headingsOf(tree: MdxTree): readonly Heading[] {
  return tree.children.filter((node) => node.type === 'heading')
}

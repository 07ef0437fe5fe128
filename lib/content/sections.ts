import type { RootContent } from 'mdast'
import { type HeadingLine, headingLines } from './headings'
import type { MdxTree } from './parse'

/** A heading and the nodes below it, up to the next heading. */
export interface PageSection {
  /** Missing for the part above the first heading. */
  readonly heading: HeadingLine | undefined
  readonly nodes: readonly RootContent[]
}

/** The sections of a page in order, beginning with the part above the first heading. */
export function sectionsOf(tree: MdxTree): readonly PageSection[] {
  const starts = tree.children.flatMap(({ type }, index) =>
    type === 'heading' ? [index] : [],
  )
  const headings = headingLines(tree)
  return [-1, ...starts].map((start, index) => ({
    heading: headings[index - 1],
    nodes: tree.children.slice(start + 1, starts[index]),
  }))
}

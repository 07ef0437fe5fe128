import type { Node } from 'unist'
import type { Problem } from '../content-error'
import type { SourcePage } from '../source-page'

/** Looks at one page and says what its author has to mend. */
export type Rule = (page: SourcePage) => readonly Problem[]

/** A problem at a node of the page. */
export function problemAt(
  page: SourcePage,
  node: Node | undefined,
  message: string,
): Problem {
  return { file: page.file, line: node?.position?.start.line ?? 1, message }
}

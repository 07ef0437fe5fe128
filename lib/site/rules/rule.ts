import type { Node } from 'unist'
import type { Problem } from '@/lib/site/content/content-error'
import { lineOfNode } from '@/lib/site/content/parse'
import type { SourcePage } from '@/lib/site/content/source-page'

/** Looks at one page and says what its author has to mend. */
export type Rule = (page: SourcePage) => readonly Problem[]

/** The line of a word inside the passage that begins on a line. */
export function lineOfWord(
  { source }: SourcePage,
  word: string,
  first: number,
): number {
  const [start = word] = word.split(' ')
  const index = source
    .split('\n')
    .findIndex((line, at) => at >= first - 1 && line.includes(start))
  return index < 0 ? first : index + 1
}

/** A problem at a node of the page. */
export function problemAt(
  page: SourcePage,
  node: Node,
  message: string,
): Problem {
  return { file: page.file, line: lineOfNode(node), message }
}

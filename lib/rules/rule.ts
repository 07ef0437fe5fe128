import type { Node } from 'unist'
import type { Problem } from '@/lib/content/content-error'
import { lineOfNode } from '@/lib/content/parse'
import type { SourcePage } from '@/lib/content/source-page'

/** Checks one page and returns its problems. */
export type Rule = (page: SourcePage) => readonly Problem[]

/** Makes hints of what a rule finds: advice, which stops nothing. */
export const asHints =
  (rule: Rule): Rule =>
  (page) =>
    rule(page).map((problem) => ({ ...problem, hint: true }))

/** The line of a word in the passage that begins on the line `first`. */
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

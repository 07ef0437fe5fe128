import { lineOfNode } from '@/lib/site/content/parse'
import { elementsOf } from '@/lib/site/rules/elements'
import type { Rule } from '@/lib/site/rules/rule'
import { wordsIn } from '@/lib/site/rules/sentences'
import { textsOfPage } from '@/lib/site/rules/texts'

const mostWords = 400

/**
 * Requires the first program of a page within its first 400 words, because readers come to see code.
 * Words of diagrams and cells of tables do not count.
 */
export const codeEarlyRule: Rule = (page) => {
  const [program] = elementsOf(page.tree, 'CodeGroup', 'Code')
  if (!program) return []
  const line = lineOfNode(program)
  const words = textsOfPage(page)
    .filter((text) => !text.label && !text.attribute && text.line < line)
    .reduce((sum, { text }) => sum + wordsIn(text), 0)
  if (words <= mostWords) return []
  return [
    {
      file: page.file,
      line,
      message: `the first program comes after ${words} words, at most ${mostWords}; move it up, with a line above it that says what it needs, and explain below`,
    },
  ]
}

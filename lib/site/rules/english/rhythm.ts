import { paragraphsOf } from '@/lib/site/rules/paragraphs'
import type { Rule } from '@/lib/site/rules/rule'
import { sentencesOf, wordsIn } from '@/lib/site/rules/sentences'

/** The limits: a page of short sentences is choppy, and its translations become so too. */
const limits = { shortWords: 7, shortShare: 0.2, lowestMean: 13 } as const

/** A page with fewer sentences has no rhythm that could be counted. */
const fewest = 20

/**
 * Requires sentences of at least 13 words on average, and at most one in five of seven words or
 * fewer, over the paragraphs and list items of a page. Headings, captions, tables and bold labels do
 * not count, nor do a page's sources.
 */
export const rhythmRule: Rule = ({ tree, file }) => {
  const sentences = paragraphsOf(tree)
    .flatMap((paragraph) =>
      sentencesOf(paragraph.text).map((text) => ({
        text,
        words: wordsIn(text),
        line: paragraph.line,
      })),
    )
    .filter(({ words }) => words > 0)
  if (sentences.length < fewest) return []
  const short = sentences.filter(({ words }) => words <= limits.shortWords)
  const share = short.length / sentences.length
  const mean =
    sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
  if (share <= limits.shortShare && mean >= limits.lowestMean) return []
  const lines = short.slice(0, 8).map(({ text, line }) => `${line}: ${text}`)
  return [
    {
      file,
      line: short[0]?.line ?? 1,
      message: `the sentences have ${mean.toFixed(1)} words on average (at least ${limits.lowestMean}), and ${Math.round(share * 100)} % have ${limits.shortWords} or fewer (at most ${limits.shortShare * 100} %); join a cause, a condition or an exception to the sentence that it belongs to, such as these: ${lines.join(' | ')}`,
    },
  ]
}

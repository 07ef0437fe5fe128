import type { Problem } from '@/lib/site/content/content-error'
import type { SourcePage } from '@/lib/site/content/source-page'
import type { Rule } from '@/lib/site/rules/rule'
import { sentencesOf, wordsIn } from '@/lib/site/rules/sentences'
import { codePlaceholder, textsOfPage } from '@/lib/site/rules/texts'

/**
 * The limits, in words. Each sentence is translated nine times, and for many readers English is a
 * foreign language.
 */
const longestSentence = 30
const longestAverage = 20

interface Sentence {
  readonly text: string
  readonly line: number
  readonly words: number
}

/** Requires sentences of at most 30 words, and of at most 20 on average over a page. */
export const sentenceLengthRule: Rule = (page) => {
  const sentences = sentencesOfPage(page)
  return [...tooLong(page, sentences), ...tooLongTogether(page, sentences)]
}

function sentencesOfPage(page: SourcePage): readonly Sentence[] {
  return textsOfPage(page)
    .filter(({ label }) => !label)
    .flatMap(({ text, line }) =>
      sentencesOf(text).map((sentence) => ({
        text: sentence,
        line,
        words: wordsIn(sentence),
      })),
    )
}

function tooLong(
  { file }: SourcePage,
  sentences: readonly Sentence[],
): readonly Problem[] {
  return sentences
    .filter(({ words }) => words > longestSentence)
    .map(({ text, line, words }) => ({
      file,
      line,
      message: `the sentence "${opening(text)}" has ${words} words; at most ${longestSentence} translate well: make two sentences of it`,
    }))
}

function tooLongTogether(
  { file }: SourcePage,
  sentences: readonly Sentence[],
): readonly Problem[] {
  if (sentences.length === 0) return []
  const average =
    sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
  if (average <= longestAverage) return []
  return [
    {
      file,
      line: 1,
      message: `the sentences of this page have ${average.toFixed(1)} words on average; bring that down to ${longestAverage} by splitting the longest`,
    },
  ]
}

const opening = (sentence: string) =>
  `${sentence.replaceAll(codePlaceholder, '…').split(' ').slice(0, 8).join(' ')} …`

import { codePlaceholder } from '@/lib/site/rules/texts'

const ending = /[.!?…][)"”’\uE000]*(?:\s+|$)/gu

/** Abbreviations whose full stop ends no sentence. */
const abbreviations = /(?:\be\.g|\bi\.e|\betc|\bvs|\bNo|\bMr|\bDr)\.\s$/u

/** A text's sentences, in order and without the space between them. A colon or a full stop inside a number ends none. */
export function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length
    const sentence = text.slice(start, end)
    if (abbreviations.test(sentence) && end < text.length) continue
    sentences.push(sentence.trim())
    start = end
  }
  const rest = text.slice(start).trim()
  return rest ? [...sentences, rest] : sentences
}

const word = new RegExp(`[\\p{L}\\p{N}${codePlaceholder}][^\\s/]*`, 'gu')

/** How many words a reader reads in a sentence; code, a fact or an address is one. */
export function wordsIn(sentence: string): number {
  return sentence.match(word)?.length ?? 0
}

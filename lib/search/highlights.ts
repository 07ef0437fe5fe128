import { escapeHtml } from '@/lib/text/escape-html'
import type { Highlighted } from './types'
import type { Word } from './words'

/** The markup around found words, and the sign of a cut text. */
export interface Highlighting {
  readonly before: string
  readonly after: string
  readonly ellipsis: string
}

interface Range {
  readonly start: number
  readonly end: number
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The found words in a text; those that touch or overlap are one. */
export function foundIn(
  words: readonly Word[],
  terms: ReadonlySet<string>,
): readonly Range[] {
  const ranges: Range[] = []
  for (const word of words) {
    if (!word.terms.some((term) => terms.has(term))) continue
    const last = ranges.at(-1)
    const touches = last && word.start <= last.end
    if (touches) ranges.pop()
    const start = touches ? last.start : word.start
    ranges.push({ start, end: Math.max(word.end, last?.end ?? 0) })
  }
  return ranges
}

/**
 * Writes a text, or its part of `length` words with the most found ones, as markup with the found
 * words highlighted.
 */
export function highlight(
  text: string,
  ranges: readonly Range[],
  { before, after, ellipsis }: Highlighting,
  length = Number.POSITIVE_INFINITY,
): Highlighted {
  const { start, end } = bestPart(text, ranges, length)
  const shown = ranges.filter(
    (range) => range.start >= start && range.end <= end,
  )
  let value = start > 0 ? ellipsis : ''
  let at = start
  for (const range of shown) {
    const found = escapeHtml(text.slice(range.start, range.end))
    value += escapeHtml(text.slice(at, range.start)) + before + found + after
    at = range.end
  }
  value += escapeHtml(text.slice(at, end)) + (end < text.length ? ellipsis : '')
  return {
    value,
    matchLevel: ranges.length > 0 ? 'full' : 'none',
    matchedWords: ranges.map((range) => text.slice(range.start, range.end)),
  }
}

/** The part of a text, in words as its readers count them, with the most found ones. */
function bestPart(
  text: string,
  ranges: readonly Range[],
  length: number,
): Range {
  const whole = { start: 0, end: text.length }
  if (length === Number.POSITIVE_INFINITY) return whole
  const words = [...segmenter.segment(text)].filter((each) => each.isWordLike)
  if (words.length <= length) return whole
  const starts = words.map(({ index }) => index)
  const partFrom = (from: number): Range => {
    const last = words[from + length - 1]
    const isLast = from + length === words.length
    return {
      start: from === 0 ? 0 : (starts[from] ?? 0),
      end: last && !isLast ? last.index + last.segment.length : text.length,
    }
  }
  const parts = starts.slice(0, 1 - length).map((_, from) => partFrom(from))
  const counts = parts.map(
    ({ start, end }) =>
      ranges.filter((range) => range.start >= start && range.end <= end).length,
  )
  return parts[counts.indexOf(Math.max(...counts))] ?? whole
}

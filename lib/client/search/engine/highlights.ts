import { escapeHtml } from '@/lib/shared/escape-html'
import type { Highlighted } from '@/lib/shared/search/types'
import { type Span, spansOf } from './analysis/words'
import { remember } from './remember'

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

/** A text with the ranges of a query's words. */
interface Answered {
  readonly text: string
  readonly ranges: readonly Range[]
  readonly level: Highlighted['matchLevel']
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The number of cached texts, more than a language has. Texts stay the same while a reader types.
 */
const mostTexts = 10_000
const knownSpans = remember<readonly Span[]>(mostTexts)
const knownWords = remember<readonly Range[]>(mostTexts)

const spansIn = (text: string) => knownSpans(text, () => spansOf(text))

/** The words of a text as its readers count them; Thai and Chinese have no blanks between them. */
const countedWords = (text: string) =>
  knownWords(text, () =>
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index, segment }) => ({
        start: index,
        end: index + segment.length,
      })),
  )

/** Splits a text and caches the parts, which takes longer than searching them. */
export function prepareText(text: string): void {
  spansIn(text)
  countedWords(text)
}

/** Finds the words of a query in a text. Ranges that touch or overlap become one. */
export function answersIn(
  text: string,
  matched: readonly ReadonlySet<string>[],
): Answered {
  const hits = matched.map((terms) =>
    spansIn(text).filter((span) => span.terms.some((term) => terms.has(term))),
  )
  const found = hits.filter((each) => each.length > 0).length
  const ranges: Range[] = []
  for (const { start, end } of hits.flat().sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1)
    if (last && start <= last.end)
      ranges[ranges.length - 1] = {
        start: last.start,
        end: Math.max(end, last.end),
      }
    else ranges.push({ start, end })
  }
  const whole = found === matched.length ? 'full' : 'partial'
  return {
    text,
    ranges: ranges.filter((range) => !isFragment(text, range)),
    level: found === 0 ? 'none' : whole,
  }
}

const withoutBlanks = /^[\p{Script=Thai}\p{Script=Han}]/u

/**
 * True for a range inside a word of a text without blanks. There the index has pairs of letters,
 * and some belong to the query's words by chance.
 */
const isFragment = (text: string, { start, end }: Range) =>
  withoutBlanks.test(text.slice(start, end)) &&
  !countedWords(text).some((word) => word.start >= start && word.start < end)

/** Counts the words of a query that occur in a text. */
export function countAnswers(
  text: string,
  matched: readonly ReadonlySet<string>[],
): number {
  const spans = spansIn(text)
  return matched.filter((terms) =>
    spans.some((span) => span.terms.some((term) => terms.has(term))),
  ).length
}

/** Writes a text as markup with the found words highlighted. */
export function highlight(
  answered: Answered,
  highlighting: Highlighting,
): Highlighted {
  return markUp(answered, highlighting, { start: 0, end: answered.text.length })
}

/**
 * Writes the part of a text with most of the found words, at most `length` words long, as markup.
 */
export function snippet(
  answered: Answered,
  highlighting: Highlighting,
  length: number,
): Highlighted {
  return markUp(answered, highlighting, bestPart(answered, length))
}

function markUp(
  { text, ranges, level }: Answered,
  { before, after, ellipsis }: Highlighting,
  { start, end }: Range,
): Highlighted {
  let value = start > 0 ? ellipsis : ''
  let at = start
  for (const range of ranges) {
    if (range.start < start || range.end > end) continue
    const found = escapeHtml(text.slice(range.start, range.end))
    value += escapeHtml(text.slice(at, range.start)) + before + found + after
    at = range.end
  }
  value += escapeHtml(text.slice(at, end)) + (end < text.length ? ellipsis : '')
  const matchedWords = ranges.map((range) => text.slice(range.start, range.end))
  return { value, matchLevel: level, matchedWords }
}

function bestPart({ text, ranges }: Answered, length: number): Range {
  const words = countedWords(text)
  if (words.length <= length) return { start: 0, end: text.length }
  let best = { from: 0, found: -1 }
  for (let from = 0; from + length <= words.length; from++) {
    const start = words[from]?.start ?? 0
    const end = words[from + length - 1]?.end ?? 0
    const found = ranges.filter((r) => r.start >= start && r.end <= end).length
    if (found > best.found) best = { from, found }
  }
  const last = best.from + length
  return {
    start: best.from === 0 ? 0 : (words[best.from]?.start ?? 0),
    end: last === words.length ? text.length : (words[last - 1]?.end ?? 0),
  }
}

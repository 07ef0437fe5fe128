import { escapeHtml } from '@/lib/shared/escape-html'
import type { Marked } from '@/lib/shared/search/types'
import { type Span, spansOf } from './analysis/words'
import { remember } from './remember'

/** How found words are marked, and a cut text is shown to be cut. */
export interface Marking {
  readonly before: string
  readonly after: string
  readonly ellipsis: string
}

interface Range {
  readonly start: number
  readonly end: number
}

/** A text in which the answers to a query are known. */
interface Answered {
  readonly text: string
  readonly ranges: readonly Range[]
  readonly level: Marked['matchLevel']
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Texts stay the same while a reader types: what has been split once is kept. More than a language has. */
const mostTexts = 10_000
const knownSpans = remember<readonly Span[]>(mostTexts)
const knownWords = remember<readonly Range[]>(mostTexts)

const spansIn = (text: string) => knownSpans(text, () => spansOf(text))

/** The words of a text as its readers count them: Thai and Chinese have no blanks between them. */
const countedWords = (text: string) =>
  knownWords(text, () =>
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index, segment }) => ({
        start: index,
        end: index + segment.length,
      })),
  )

/** Splits a text before it is found, which takes longer than finding it. */
export function prepareText(text: string): void {
  spansIn(text)
  countedWords(text)
}

/** Finds the words of a query in a text; places that touch or overlap are one. */
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
  return { text, ranges, level: found === 0 ? 'none' : whole }
}

/** How many of a query's words a text has. */
export function countAnswers(
  text: string,
  matched: readonly ReadonlySet<string>[],
): number {
  const spans = spansIn(text)
  return matched.filter((terms) =>
    spans.some((span) => span.terms.some((term) => terms.has(term))),
  ).length
}

/** A text as markup with the found words marked. */
export function highlight(answered: Answered, marking: Marking): Marked {
  return mark(answered, marking, { start: 0, end: answered.text.length })
}

/** The part of a text with most of the found words, at most so many words long, as markup. */
export function snippet(
  answered: Answered,
  marking: Marking,
  length: number,
): Marked {
  return mark(answered, marking, bestPart(answered, length))
}

function mark(
  { text, ranges, level }: Answered,
  { before, after, ellipsis }: Marking,
  { start, end }: Range,
): Marked {
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

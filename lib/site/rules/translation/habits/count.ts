import type { SourcePage } from '@/lib/site/content/source-page'
import { paragraphsOf } from '@/lib/site/rules/paragraphs'
import { sentencesOf, wordsIn } from '@/lib/site/rules/sentences'
import { type Text, textsOfPage } from '@/lib/site/rules/texts'
import type { Habit, LanguageHabits, Rhythm } from './habit'

type Unit = LanguageHabits['unit']

/** A sentence on a line of a page. */
export interface Sentence {
  readonly text: string
  readonly line: number
}

/** What a page has of short sentences. */
export interface RhythmCount {
  readonly sentences: number
  readonly short: readonly Sentence[]
  /** Three and more short sentences in a row, in one paragraph. */
  readonly rows: readonly (readonly Sentence[])[]
}

/** A habit is no habit before its fourth time, however short the page is. */
const free = 3

/** What limits refer to: 1,000 words or 10,000 characters. */
const per = { words: 1000, characters: 10_000 } as const

const sizeIn = {
  words: wordsIn,
  characters: (text: string) => text.replaceAll(/\s/g, '').length,
} as const

/** The texts of a page whose language is its author's: the titles of sources are not. */
export function ownTexts(page: SourcePage): readonly Text[] {
  const children = page.tree.children.filter(
    (node) => !('name' in node && node.name === 'Sources'),
  )
  return textsOfPage({ ...page, tree: { ...page.tree, children } })
}

/** The size of a page, in words or characters. */
export const sizeOf = (texts: readonly Text[], unit: Unit): number =>
  texts.reduce((sum, { text }) => sum + sizeIn[unit](text), 0)

/** How often a habit occurs in texts. */
export const timesOf = (texts: readonly Text[], { pattern }: Habit): number =>
  texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

/** How often a page of a size may have a habit. */
export const allowedTimes = (
  { most }: Habit,
  size: number,
  unit: Unit,
): number =>
  most === 0 ? 0 : Math.max(free, Math.floor((most * size) / per[unit]))

/** The sentences that have a habit. */
export const sentencesWith = (
  texts: readonly Text[],
  { pattern }: Habit,
): readonly Sentence[] =>
  texts
    .filter(({ text }) => text.search(pattern) >= 0)
    .flatMap(({ text, line }) =>
      sentencesOf(text).map((sentence) => ({ text: sentence, line })),
    )
    .filter(({ text }) => text.search(pattern) >= 0)

/** Counts the short sentences of a page's running text. */
export function countRhythm(
  { tree }: SourcePage,
  { short, inRow }: Rhythm,
  unit: Unit,
): RhythmCount {
  const size = sizeIn[unit]
  const paragraphs = paragraphsOf(tree).map(({ text, line }) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) > 0)
      .map((sentence) => ({ text: sentence, line })),
  )
  const all = paragraphs.flat()
  return {
    sentences: all.length,
    short: all.filter(({ text }) => size(text) <= short),
    rows: paragraphs.flatMap((sentences) =>
      rowsOf(sentences, ({ text }) => size(text) <= inRow),
    ),
  }
}

const shortestRow = 3

/** The sequences of at least three sentences that are all short. */
function rowsOf(
  sentences: readonly Sentence[],
  isShort: (sentence: Sentence) => boolean,
): readonly (readonly Sentence[])[] {
  const rows: Sentence[][] = [[]]
  for (const sentence of sentences)
    if (isShort(sentence)) rows.at(-1)?.push(sentence)
    else rows.push([])
  return rows.filter(({ length }) => length >= shortestRow)
}

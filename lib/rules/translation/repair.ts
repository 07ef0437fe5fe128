import { parseSourcePage, type SourcePage } from '@/lib/content/source-page'
import { codePlaceholder, type Piece, textsOfPage } from '@/lib/rules/texts'
import { type Repair, wrongMarksOf } from './marks'

/** A character of a passage as the source holds it, from one offset to another. */
interface Place {
  readonly start: number
  readonly end: number
}

interface Edit extends Place {
  readonly text: string
}

/** Letters with marks of their own, and the parts of a Korean syllable, which NFC writes as one. */
const composed: Repair = [
  /\p{L}[\p{M}\u1160-\u11FF]+/gu,
  (letters: string) => letters.normalize('NFC'),
]

/**
 * The source of a page, with the cures of the marks rule that need no writer: marks, spaces, and
 * composed letters. Code, tags and addresses stay as they are.
 */
export function repaired(page: SourcePage): string {
  const repairs = wrongMarksOf(page.locale).flatMap(
    ({ repairs = [] }) => repairs,
  )
  if (repairs.length === 0) return page.source
  return [composed, ...repairs].reduce(applied, page).source
}

function applied(page: SourcePage, repair: Repair): SourcePage {
  const found = textsOfPage(page).flatMap(({ text, pieces }) =>
    editsOf(text, pieces, page.source, repair),
  )
  if (found.length === 0) return page
  // Two texts of equal words, such as a title and its short form, may find the same place.
  const edits = [...new Map(found.map((edit) => [edit.start, edit])).values()]
  const fromTheEnd = edits.toSorted((one, other) => other.start - one.start)
  const source = fromTheEnd.reduce(
    (text, { start, end, text: right }) =>
      text.slice(0, start) + right + text.slice(end),
    page.source,
  )
  return parseSourcePage(page.locale, page.slug, source, page.file)
}

function editsOf(
  text: string,
  pieces: readonly Piece[],
  source: string,
  [wrong, right]: Repair,
): readonly Edit[] {
  const matches = [...text.matchAll(wrong)]
  if (matches.length === 0) return []
  const places = pieces.flatMap((piece) => placesOf(piece, source))
  return matches.flatMap(({ index, 0: found }) => {
    const place = unbroken(places, index, index + found.length)
    const now = typeof right === 'string' ? right : right(found)
    return place && now !== found ? [{ ...place, text: now }] : []
  })
}

/**
 * The place of a part of a passage. Undefined with markup beside it or inside, such as the stars of
 * bold: a space could move into a tag, or stars lose their meaning.
 */
function unbroken(
  places: readonly (Place | null)[],
  from: number,
  to: number,
): Place | undefined {
  const around = places.slice(Math.max(0, from - 1), to + 1)
  const joined = around.every((place, index) => {
    const next = around[index + 1]
    return place && (!next || place.end === next.start)
  })
  if (!joined) return undefined
  const start = places[from]?.start ?? places[from - 1]?.end
  const end = places[to - 1]?.end ?? start
  if (start === undefined || end === undefined) return undefined
  return from === to ? { start, end: start } : { start, end }
}

/**
 * Where each character of a piece is in the source; null for those that the source writes another
 * way, by an entity.
 */
function placesOf(
  { text, node }: Piece,
  source: string,
): readonly (Place | null)[] {
  const start = node.position?.start.offset ?? 0
  const end = node.position?.end.offset ?? start
  if (text === codePlaceholder) return [{ start, end }]
  const lines = source.slice(start, end)
  const found = lines.indexOf(text)
  if (found >= 0)
    return Array.from({ length: text.length }, (_, index) => ({
      start: start + found + index,
      end: start + found + index + 1,
    }))
  return placesInLines(text, lines, start)
}

/** Places in a source of several lines, whose breaks and indents the passage has as one space. */
function placesInLines(
  text: string,
  lines: string,
  start: number,
): readonly (Place | null)[] {
  const places: (Place | null)[] = []
  let at = 0
  for (const { 0: part, index } of lines.matchAll(/\s*\n[\s>]*|[^\n]/g)) {
    const isBreak = part.includes('\n')
    if (text[at] !== (isBreak ? ' ' : part))
      return Array.from({ length: text.length }, () => null)
    places.push({ start: start + index, end: start + index + part.length })
    at += 1
  }
  return places
}

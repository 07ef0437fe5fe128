import { fold } from './fold'

/** A findable part of a text: its position and its terms. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
}

/** A word of a text: its parts, and where it has several, the whole word as one term. */
export interface Word {
  readonly whole?: Span
  readonly parts: readonly Span[]
  /**
   * True for text without blanks. The parts are then overlapping pairs, which allow neither typos
   * nor cuts.
   */
  readonly pairs: boolean
}

const word = /[\p{L}\p{M}\p{N}_]+(?:[.-](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}_]+)*/gu
const script =
  /(?<han>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)|(?<thai>[\p{Script=Thai}]+)|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\p{Script=Thai}]+/gu
const seams = /[._-]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/**
 * The length from which letters and digits count as an address or a signature, not as an
 * identifier.
 */
const addressLength = 32

const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/**
 * The words of a text, in order. Identifiers are split at capitals, `_`, `-` and dots, and are also
 * kept as a whole. Han, Kana and Thai become overlapping pairs, so that nothing depends on a
 * browser's dictionary.
 */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(word)].flatMap((chunk) =>
    [...chunk[0].matchAll(script)].flatMap((run) => {
      const start = chunk.index + run.index
      if (run.groups?.han) return pairWord([...run[0]], start)
      if (run.groups?.thai) {
        const pieces = [...clusters.segment(run[0])]
        return pairWord(
          pieces.map(({ segment }) => segment),
          start,
        )
      }
      return plainWord(run[0], start)
    }),
  )
}

function plainWord(text: string, start: number): readonly Word[] {
  if (text.length >= addressLength && !/[._-]/.test(text))
    return [{ parts: [span(text, start)], pairs: false }]
  const parts: Span[] = []
  let from = 0
  for (const piece of text.split(seams)) {
    const at = text.indexOf(piece, from)
    from = at + piece.length
    if (piece) parts.push(span(piece, start + at))
  }
  if (parts.length === 0) return []
  if (parts.length === 1) return [{ parts, pairs: false }]
  const whole = {
    start,
    end: start + text.length,
    terms: [parts.flatMap(({ terms }) => terms[0] ?? []).join('')],
  }
  return [{ whole, parts, pairs: false }]
}

/** Makes a span. A number in hex is also found by its decimal form, as clients print it. */
function span(text: string, start: number): Span {
  const term = fold(text)
  const hex = /^0x[0-9a-f]{1,8}$/.test(term) ? [String(Number(term))] : []
  return { start, end: start + text.length, terms: [term, ...hex] }
}

function pairWord(pieces: readonly string[], start: number): readonly Word[] {
  const parts: Span[] = []
  let at = start
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1] ?? ''
    const end = at + piece.length + next.length
    parts.push({ start: at, end, terms: [fold(piece + next)] })
    at += piece.length
  })
  return [{ parts, pairs: true }]
}

/** All terms of a text, each as often as it occurs. */
export function termsOf(text: string): readonly string[] {
  return spansOf(text).flatMap(({ terms }) => terms)
}

/** All spans of a text, whole words besides their parts. */
export function spansOf(text: string): readonly Span[] {
  return wordsOf(text).flatMap(({ whole, parts }) =>
    whole ? [whole, ...parts] : parts,
  )
}

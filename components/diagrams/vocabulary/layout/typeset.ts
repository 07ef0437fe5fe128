import type { Face } from './text-width'
import { balanceLabel, longestPiece } from './wrap-label'

/** Sizes in units of the viewBox; the smallest drawing shows 12.5 as 11.1 px. */
const SIZES = {
  title: 15.5,
  body: 14,
  note: 13,
  code: 13,
  heading: 16,
} as const

const FACES = {
  title: 'strong',
  body: 'text',
  note: 'text',
  code: 'code',
  heading: 'code',
} as const satisfies Record<keyof typeof SIZES, Face>

/** What a text is for; decides size, face and colour. */
export type TextRole = keyof typeof SIZES

/** A text broken into lines, with the room it takes. */
export interface SetText {
  readonly lines: readonly string[]
  readonly role: TextRole
  readonly face: Face
  readonly fontPx: number
  readonly leading: number
  readonly height: number
}

/** Line height per language: stacked marks need more room. */
const LEADING: Readonly<Record<string, number>> = { th: 1.6, vi: 1.42 }
const DEFAULT_LEADING = 1.32

/** No text is set smaller than this. */
const LEAST = 12.5

/**
 * Sets a text into a column of `width`; the height follows from its lines. A
 * word wider than the column is set smaller, down to `LEAST`, before it is
 * parted: a soft hyphen in the word says where.
 */
export function typeset(
  text: string,
  width: number,
  role: TextRole,
  lang: string,
): SetText {
  const face = FACES[role]
  const size = SIZES[role]
  const scale = width / longestPiece(text, size, lang, face)
  const fontPx = Math.max(
    LEAST,
    Math.min(size, Math.floor(size * scale * 10) / 10),
  )
  const lines = balanceLabel(text, width, fontPx, lang, face)
  const ratio = LEADING[lang.slice(0, 2)] ?? DEFAULT_LEADING
  const leading = fontPx * (face === 'code' ? DEFAULT_LEADING : ratio)
  return { lines, role, face, fontPx, leading, height: lines.length * leading }
}

/** A whole number in the reader's number format. */
export function number(value: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(value)
}

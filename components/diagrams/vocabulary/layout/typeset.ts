import type { Face } from './text-width'
import { balanceLabel, longestPiece } from './wrap-label'

/**
 * Sizes in units of the viewBox. The smallest wide drawing shows 12.5 as 11.1 px, the smallest narrow
 * one as 12.1 px.
 */
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

/** The role of a text; decides its size, face and color. */
export type TextRole = keyof typeof SIZES

/** A text broken into lines, with its height. */
export interface SetText {
  readonly lines: readonly string[]
  readonly role: TextRole
  readonly face: Face
  readonly fontPx: number
  readonly leading: number
  readonly height: number
}

/** Line height by language: stacked diacritics need more space. */
const LEADING: Readonly<Record<string, number>> = { th: 1.6, vi: 1.42 }
const DEFAULT_LEADING = 1.32

/** The smallest size of a text. */
const LEAST = 12.5

/**
 * Breaks a text into a column of `width`. The height follows from its lines. A word wider than the
 * column gets a smaller size, down to `LEAST`, before it is broken. A soft hyphen in the word says
 * where.
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
  const leading = Math.round(
    fontPx * (face === 'code' ? DEFAULT_LEADING : ratio),
  )
  return { lines, role, face, fontPx, leading, height: lines.length * leading }
}

/** A whole number in the reader's number format. */
export function number(value: number, lang: string): string {
  return new Intl.NumberFormat(lang).format(value)
}

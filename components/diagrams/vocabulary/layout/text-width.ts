/** The face of a text. The monospace face is for identifiers and sizes. */
export type Face = 'text' | 'strong' | 'code'

const NARROW = /[iIjlftr.,:;'’!|()[\]{}\s·]/u
const WIDE = /[mwMW@%—…]/u
const FULL =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]/u
const MARK = /\p{Mark}/u
const UPPER = /\p{Lu}/u
const STRONG = 1.12
const CODE = 0.61

/**
 * Estimates the width of a text, in the unit of `fontPx`. The server has no font to measure with,
 * so widths are the upper end of system fonts: a label may get one line too many, but never a line
 * that is too long.
 */
export function textWidth(text: string, fontPx: number, face: Face): number {
  const ems = [...text.normalize('NFC')].reduce(
    (sum, char) => sum + charWidth(char, face),
    0,
  )
  return ems * fontPx * (face === 'strong' ? STRONG : 1)
}

function charWidth(char: string, face: Face): number {
  if (MARK.test(char) || char === '\u00ad') return 0
  if (FULL.test(char)) return 1
  if (face === 'code') return CODE
  if (NARROW.test(char)) return 0.36
  if (WIDE.test(char)) return 0.92
  return UPPER.test(char) ? 0.72 : 0.6
}

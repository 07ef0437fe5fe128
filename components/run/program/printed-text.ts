/** The limits of a text, since the layout of more would block the page. */
const most = { lines: 200, line: 2_000, marks: 8 }

/** Bidirectional controls, which can make the text around them read differently. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const manyMarks = new RegExp(`(\\p{M}{${most.marks}})\\p{M}+`, 'gu')

/**
 * A text of a program as the page shows it. Long lines and long texts are cut, and say by how many
 * characters; runs of combining marks are cut; bidirectional controls are escaped.
 *
 * @example shownText('a\u202Eb') // 'a\\u202Eb'
 */
export function shownText(text: string): string {
  const lines = text.slice(0, most.lines * most.line).split('\n', most.lines)
  const shown = lines.map((line) => line.slice(0, most.line)).map(harmless)
  const kept = lines.reduce(
    (sum, line) => sum + Math.min(line.length, most.line) + 1,
    -1,
  )
  const left = text.length - kept
  return left > 0 ? `${shown.join('\n')} … (+${left})` : shown.join('\n')
}

const harmless = (line: string) =>
  line
    .replace(manyMarks, '$1')
    .replace(
      directions,
      (mark) =>
        `\\u${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )

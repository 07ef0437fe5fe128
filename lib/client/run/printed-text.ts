/** What a text shows at most: more of it holds the page while it is laid out. */
const most = { lines: 200, line: 2_000, marks: 8 }

/** Characters that turn the direction of what stands around them, so that it reads differently. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const manyMarks = new RegExp(`(\\p{M}{${most.marks}})\\p{M}+`, 'gu')

/**
 * A text of a program as the page shows it. Long lines and long texts are cut, and say by how many
 * characters; of combining marks in a row the first ones stay; controls of direction are escapes.
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

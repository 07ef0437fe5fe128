import { type Face, textWidth } from './text-width'

/** A piece of a label without a line break inside. */
interface Piece {
  readonly text: string
  /** The text before the piece when the previous one is on the same line. */
  readonly before: '' | ' '
  /** The end of a line when the break follows this piece. */
  readonly atBreak: '' | '-'
}

const NO_SPACES = /[\p{Script=Thai}\p{Script=Han}]/u
const OPENING = /^[([{（「『《“‘]+$/u

/**
 * Breaks a label into lines no wider than `widthPx`, as estimated by `textWidth`. Lines break at
 * spaces, after hyphens and slashes and at soft hyphens; between words in scripts without spaces
 * (Thai, Chinese); inside a word only where the word is wider than the line.
 *
 * @example wrapLabel('Owner program', 60, 15, 'en') // ['Owner', 'program']
 */
export function wrapLabel(
  text: string,
  widthPx: number,
  fontPx: number,
  lang: string,
  face: Face = 'text',
): readonly string[] {
  const fits = (line: string) => textWidth(line, fontPx, face) <= widthPx
  const pieces = piecesOf(text, lang).flatMap((piece) =>
    fits(piece.text + piece.atBreak) ? [piece] : parts(piece, fits, lang),
  )
  const lines: string[] = []
  let line = ''
  let atBreak = ''
  for (const piece of pieces) {
    const longer = line + piece.before + piece.text
    if (line === '') line = piece.text
    else if (fits(longer + piece.atBreak)) line = longer
    else {
      lines.push(line + atBreak)
      line = piece.text
    }
    atBreak = piece.atBreak
  }
  return [...lines, line]
}

/**
 * Breaks a label like `wrapLabel`, then evens out the lines: it takes the narrowest width that
 * needs no further line.
 */
export function balanceLabel(
  ...[text, widthPx, fontPx, lang, face]: Parameters<typeof wrapLabel>
): readonly string[] {
  const floor = longestPiece(text, fontPx, lang, face)
  let best = wrapLabel(text, widthPx, fontPx, lang, face)
  for (let width = widthPx * 0.95; width >= floor; width *= 0.95) {
    const lines = wrapLabel(text, width, fontPx, lang, face)
    if (lines.length > best.length) break
    best = lines
  }
  return best
}

/** The width of a label's widest piece without a line break inside. */
export function longestPiece(
  text: string,
  fontPx: number,
  lang: string,
  face: Face = 'text',
): number {
  const widths = piecesOf(text, lang).map((piece) =>
    textWidth(piece.text + piece.atBreak, fontPx, face),
  )
  return Math.max(...widths)
}

function piecesOf(text: string, lang: string): readonly Piece[] {
  return text
    .normalize('NFC')
    .trim()
    .split(/[^\S\u00a0\u202f]+/u)
    .flatMap((chunk) => {
      const texts = NO_SPACES.test(chunk)
        ? wordsOf(chunk, lang)
        : chunk.split(/(?<=[-/\u00ad])/u)
      return texts.map(
        (part, index): Piece => ({
          text: part.replace('\u00ad', ''),
          before: index === 0 ? ' ' : '',
          atBreak: part.endsWith('\u00ad') ? '-' : '',
        }),
      )
    })
}

/** The words of a text without spaces. Punctuation stays with its word. */
function wordsOf(chunk: string, lang: string): readonly string[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'word' })
  const words: string[] = []
  for (const { segment, isWordLike } of segments.segment(chunk)) {
    const last = words.at(-1)
    const joins =
      last !== undefined &&
      (isWordLike === false ? !OPENING.test(segment) : OPENING.test(last))
    if (joins) words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

/** Breaks a word that is wider than a line, with a hyphen where letters join. */
function parts(
  piece: Piece,
  fits: (line: string) => boolean,
  lang: string,
): readonly Piece[] {
  const hyphen = NO_SPACES.test(piece.text) ? '' : '-'
  const texts: string[] = ['']
  const graphemes = new Intl.Segmenter(lang, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(piece.text)) {
    const last = texts.at(-1) ?? ''
    if (last === '' || fits(last + segment + hyphen))
      texts.splice(-1, 1, last + segment)
    else texts.push(segment)
  }
  return texts.map((text, index) => ({
    text,
    before: index === 0 ? piece.before : '',
    atBreak: index < texts.length - 1 ? hyphen : piece.atBreak,
  }))
}

import { gzipSync } from 'node:zlib'
import {
  type CompactText,
  type PageText,
  packText,
  type WordLines,
} from '@/lib/shared/search/compact'

/** The most bytes that the file of a language may have, gzip -9. */
export const mostBytes = 122_000
/**
 * The weight to which files are filled: the texts of two builds may differ by a day or a number.
 */
const filled = 121_000
const whole = Number.POSITIVE_INFINITY
/**
 * The longest texts that are allowed, and those of English pages beside them, tried in this order.
 * English pages keep at least their headings.
 */
const lengths = [
  [whole, whole],
  ...[240, 160, 100, 60, 0].map((english) => [whole, english]),
  ...[
    400, 320, 240, 200, 170, 140, 120, 110, 100, 95, 90, 85, 80, 75, 70, 65, 60,
  ].map((own) => [own, 0]),
] as const

/** The weight of a file in transfer: its bytes, gzip -9. */
export const weigh = (text: CompactText) =>
  gzipSync(JSON.stringify(text), { level: 9 }).length

/**
 * Packs pages into a file that keeps to its weight. When a language needs more bytes, English pages
 * first lose the ends of their longest texts, then their texts. After that its own pages lose the
 * ends of their longest texts, as few as possible. Titles, errors and the beginnings of all own
 * texts stay. Throws when even the shortest texts are too heavy.
 *
 * @param english English pages that the language lacks
 * @param words what its readers type for the words of its pages
 */
export function packToFit(
  lang: string,
  pages: readonly PageText[],
  english: readonly PageText[] = [],
  words: WordLines = {},
): CompactText {
  for (const [length, englishLength] of lengths) {
    const all = [...shorten(pages, length), ...shorten(english, englishLength)]
    const packed = packText(lang, all, words)
    if (weigh(packed) <= filled) return packed
  }
  throw new Error(
    `The full text of ${lang} weighs more than ${mostBytes} bytes even with texts of ${lengths.at(-1)?.[0]} characters; leave out more in lib/site/search/full-text`,
  )
}

function shorten(pages: readonly PageText[], length: number) {
  if (!Number.isFinite(length)) return pages
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      texts: length > 0 ? section.texts.map((text) => cut(text, length)) : [],
    })),
  }))
}

/** Cuts a text at the end of a word. Languages without blanks are cut at the given length. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const blank = text.lastIndexOf(' ', length)
  return `${text.slice(0, blank > length / 2 ? blank : length)}…`
}

import { gzipSync } from 'node:zlib'
import {
  type CompactText,
  type PageText,
  packText,
  type WordLines,
} from '@/lib/shared/search/compact'

/** The weight to which files are filled, in bytes of gzip -9. */
const filled = 121_000
const whole = Number.POSITIVE_INFINITY
/** The shortest texts: of a language's own pages, and of English ones. */
const shortest = [60, 0] as const
/**
 * The longest texts that are allowed, and those of English pages beside them, tried in this order.
 * English pages keep at least their headings.
 */
const lengths = [
  [whole, whole],
  ...[240, 160, 100, 60, 0].map((english) => [whole, english]),
  ...[
    400, 320, 240, 200, 170, 140, 120, 110, 100, 95, 90, 85, 80, 75, 70, 65,
  ].map((own) => [own, 0]),
] as const

const weigh = (text: CompactText) =>
  gzipSync(JSON.stringify(text), { level: 9 }).length

/**
 * Packs pages into a file of about the same weight in each language. When a language needs more
 * bytes, English pages first lose the ends of their longest texts, then their texts. After that its
 * own pages lose the ends of their longest texts, as few as possible. Titles, errors and the
 * beginnings of all own texts stay, also where even they are heavier.
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
  const pack = (length: number, englishLength: number) =>
    packText(
      lang,
      [...shorten(pages, length), ...shorten(english, englishLength)],
      words,
    )
  for (const [length, englishLength] of lengths) {
    const packed = pack(length, englishLength)
    if (weigh(packed) <= filled) return packed
  }
  return pack(...shortest)
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

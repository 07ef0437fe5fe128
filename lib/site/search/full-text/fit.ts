import { gzipSync } from 'node:zlib'
import {
  type CompactText,
  type PageText,
  packText,
} from '@/lib/shared/search/compact'

/** The most bytes that the file of a language may have, gzip -9. */
export const mostBytes = 120_000
/**
 * The weight to which files are filled: the texts of two builds may differ by a day or a number.
 */
const filled = 119_000
/** The longest texts that are allowed, tried in this order. */
const lengths = [
  Number.POSITIVE_INFINITY,
  400,
  320,
  240,
  200,
  170,
  140,
  120,
  100,
  80,
]

/** The weight of a file in transfer: its bytes, gzip -9. */
export const weigh = (text: CompactText) =>
  gzipSync(JSON.stringify(text), { level: 9 }).length

/**
 * Packs pages into a file that keeps to its weight. A language that needs more bytes than English
 * loses the ends of its longest texts, as few as possible. Titles, errors and the beginnings of all
 * texts stay. Throws when even the shortest texts are too heavy.
 */
export function packToFit(
  lang: string,
  pages: readonly PageText[],
): CompactText {
  for (const length of lengths) {
    const packed = packText(lang, shorten(pages, length))
    if (weigh(packed) <= filled) return packed
  }
  throw new Error(
    `The full text of ${lang} weighs more than ${mostBytes} bytes even with texts of ${lengths.at(-1)} characters; leave out more in lib/site/search/full-text`,
  )
}

function shorten(pages: readonly PageText[], length: number) {
  if (!Number.isFinite(length)) return pages
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      texts: section.texts.map((text) => cut(text, length)),
    })),
  }))
}

/** Cuts a text at the end of a word. Languages without blanks are cut at the given length. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const blank = text.lastIndexOf(' ', length)
  return `${text.slice(0, blank > length / 2 ? blank : length)}…`
}

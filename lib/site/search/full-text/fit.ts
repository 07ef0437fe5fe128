import { gzipSync } from 'node:zlib'
import {
  type CompactText,
  type PageText,
  packText,
} from '@/lib/shared/search/compact'

/** What the file of a language may weigh, gzip -9, in bytes. */
export const mostBytes = 120_000
/** No more than this is filled: two builds' texts differ by a day or a number. */
const filled = 119_000
/** How long a text may be, tried in this order. */
const lengths = [Number.POSITIVE_INFINITY, 240, 200, 170, 140, 120, 100, 80]

/** The weight of a file as it travels. */
export const weigh = (text: CompactText) =>
  gzipSync(JSON.stringify(text), { level: 9 }).length

/**
 * Packs pages so that the file keeps to its weight. A language that needs more bytes than English loses the ends of its longest texts, as
 * few as possible; titles, errors and the beginnings of all texts stay.
 *
 * Throws when even the shortest texts are too heavy.
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

/** Cuts where a word ends; languages without blanks are cut where the length ends. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  const blank = text.lastIndexOf(' ', length)
  return `${text.slice(0, blank > length / 2 ? blank : length)}…`
}

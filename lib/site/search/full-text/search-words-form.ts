import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { parseJson } from '@/lib/site/json-file'
import { isLocale, locales } from '@/site.config'
import { searchWordsFile } from './synonyms'

const form = 'write "what is typed": "one way, another way"'

/**
 * Problems in the form of the search words: an unknown language, ways that are no text, signs that
 * the full text uses between words, and words that stand twice, of which JSON keeps the last alone.
 */
export function malformedSearchWords(
  source = readFileSync(searchWordsFile, 'utf8'),
): readonly Problem[] {
  const words: Readonly<Record<string, unknown>> = parseJson(
    source,
    searchWordsFile,
  )
  const problem = (line: number, message: string): Problem => ({
    file: searchWordsFile,
    line,
    message,
  })
  const lines = source.split('\n')
  const strangers = Object.keys(words)
    .filter((locale) => !isLocale(locale))
    .map((locale) =>
      problem(
        lineOf(lines, locale),
        `"${locale}" is not a language of the book; it has ${locales.join(', ')}`,
      ),
    )
  const complaints = Object.entries(words).flatMap(([locale, entries]) => {
    const start = lineOf(lines, locale)
    return Object.entries(Object(entries)).flatMap(([typed, written]) => {
      const at = lineOf(lines, typed, start)
      const twice = lineOf(lines, typed, at + 1, endOf(lines, start))
      return [
        ...complaintsOf(typed, written).map((text) => problem(at, text)),
        ...(twice
          ? [problem(twice, `"${typed}" is listed twice; join them`)]
          : []),
      ]
    })
  })
  return [...strangers, ...complaints]
}

function complaintsOf(typed: string, written: unknown): readonly string[] {
  if (typeof written !== 'string')
    return [`"${typed}" has no text after it; ${form}`]
  return /[|,]/.test(typed) || /\||,(?! )|^,|, ?$/.test(written)
    ? [`"${typed}" has one comma or bar too many; ${form}`]
    : []
}

/** The line of a key between two lines, or 0. */
function lineOf(
  lines: readonly string[],
  key: string,
  from = 1,
  to = lines.length,
): number {
  const at = lines.findIndex(
    (line, index) =>
      index >= from - 1 &&
      index < to &&
      line.trimStart().startsWith(`${JSON.stringify(key)}:`),
  )
  return at + 1
}

/** The last line of the language that begins on the line `start`. */
function endOf(lines: readonly string[], start: number): number {
  const at = lines.findIndex(
    (line, index) => index >= start && /^ {0,2}}/.test(line),
  )
  return at < 0 ? lines.length : at + 1
}

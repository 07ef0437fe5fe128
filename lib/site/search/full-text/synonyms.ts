import { readJson } from '@/lib/site/json-file'
import { defaultLocale, type Locale } from '@/site.config'

/** What readers type, by language: for each word the words of the texts, with commas between. */
export const searchWordsFile = 'content/search-words.json'

type SearchWords = Readonly<
  Partial<Record<Locale, Readonly<Record<string, string>>>>
>

/**
 * The words that readers of a language type for words of its texts, `typed|written|written`.
 * English ones are typed in every language.
 */
export function synonymsFor(locale: Locale): readonly string[] {
  const words: SearchWords = readJson(searchWordsFile)
  const all = { ...words[defaultLocale], ...words[locale] }
  return Object.entries(all).map(
    ([typed, written]) => `${typed}|${written.replaceAll(', ', '|')}`,
  )
}

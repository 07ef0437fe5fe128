import { readFileSync } from 'node:fs'
import type { Problem } from '@/lib/site/content/content-error'
import { lineOfWord, type Rule } from '@/lib/site/rules/rule'
import { textsOfPage } from '@/lib/site/rules/texts'
import { bookFinder } from '@/lib/site/terms/explain/find'
import { termsFile } from '@/lib/site/terms/read'
import { type Locale, locales } from '@/site.config'

/** Finds the words that the term base calls wrong (docs/terms.md). Code and addresses are skipped. */
export const termsRule: Rule = (page) =>
  textsOfPage(page).flatMap(({ text, line }) =>
    wrongIn(text, page.locale).map(({ word, message }) => ({
      file: page.file,
      line: lineOfWord(page, word, line),
      message,
    })),
  )

/** Hints at such words in the texts of the interface, which stand on a line each. */
export const wrongWordsInMessages = (): readonly Problem[] =>
  locales.flatMap((locale) => {
    const file = `messages/${locale}.json`
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        wrongIn(line.replace(/^\s*"\w+":/, ''), locale).map(({ message }) => ({
          file,
          line: index + 1,
          message,
          hint: true,
        })),
      )
  })

const wrongIn = (text: string, locale: Locale) =>
  bookFinder(locale)(text)
    .filter(({ wrong }) => wrong)
    .map(({ term, text: word }) => ({
      word,
      message: `"${word}" is not the approved word; write "${term.entries[locale]?.term ?? term.id}" (${termsFile}, "${locale}")`,
    }))

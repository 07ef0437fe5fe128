import { join } from 'node:path'
import type { Problem } from '@/lib/content/content-error'
import { readText } from '@/lib/files/read-text'
import { messagesFolder, messagesOf } from '@/lib/i18n/texts'
import { bookFinder } from '@/lib/terms/find'
import { termsFile } from '@/lib/terms/read'
import { type Locale, locales } from '@/site.config'
import { lineOfWord, type Rule } from './rule'
import { textsOfPage } from './texts'

/** Finds the words that the term base calls wrong (docs/terms.md). Code and addresses are skipped. */
export const termsRule: Rule = (page) =>
  textsOfPage(page).flatMap(({ text, line }) =>
    wrongIn(text, page.locale).map(({ word, message }) => ({
      file: page.file,
      line: lineOfWord(page, word, line),
      message,
    })),
  )

/** Hints at such words in the texts of the interface, one a line. */
export const wrongWordsInMessages = (): readonly Problem[] =>
  locales.flatMap((locale) => {
    const file = join(messagesFolder, `${locale}.json`)
    messagesOf(locale) // Throws with the cure when there are none.
    return readText(file)
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

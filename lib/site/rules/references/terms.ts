import type { SourcePage } from '@/lib/site/content/source-page'
import { lineOfWord, type Rule } from '@/lib/site/rules/rule'
import { type Text, textsOfPage } from '@/lib/site/rules/texts'
import { bookFinder } from '@/lib/site/terms/explain/find'
import { termsFile } from '@/lib/site/terms/read'
import type { Locale } from '@/site.config'

/**
 * Requires the right words of the term base and none of the wrong ones (docs/terms.md). Code and
 * addresses are skipped.
 */
export const termsRule: Rule = (page) =>
  textsOfPage(page).flatMap((text) =>
    wrongIn(text, page.locale).map(({ word, right }) => ({
      file: page.file,
      line: lineOfWord(page, word, text.line),
      message: complaint(page, word, right),
    })),
  )

const complaint = ({ locale }: SourcePage, word: string, right: string) =>
  `"${word}" is not the approved word; write "${right}" (${termsFile}, "${locale}")`

function wrongIn({ text }: Text, locale: Locale) {
  return bookFinder(locale)(text)
    .filter(({ wrong }) => wrong)
    .map(({ term, text: word }) => ({
      word,
      right: term.entries[locale]?.term ?? term.id,
    }))
}

import type { Problem } from '@/lib/content/content-error'
import type { SourcePage } from '@/lib/content/source-page'
import type { Rule } from '@/lib/rules/rule'
import { codePlaceholder, type Text, textsOfPage } from '@/lib/rules/texts'
import { wrongMarksOf } from './marks'
import { styleFileOf } from './style-file'

/**
 * Requires the marks and spaces of the language. Those that `npm run fix` does not set are hints,
 * because a writer has to decide.
 */
export const marksRule: Rule = (page) => {
  const marks = wrongMarksOf(page.locale)
  if (marks.length === 0) return []
  return textsOfPage(page).flatMap((text) => [
    ...brokenText(page, text),
    ...marks.flatMap(({ wrong, cure, repairs }) => {
      const found = wrong.exec(text.text)
      const message =
        found &&
        `${around(text.text, found)}: ${cure} (${styleFileOf(page.locale)})`
      return message
        ? [{ file: page.file, line: text.line, message, hint: !repairs }]
        : []
    }),
  ])
}

/** Letters that fonts draw apart. */
function brokenText(
  { file }: SourcePage,
  { text, line }: Text,
): readonly Problem[] {
  const message =
    'contains letters in decomposed form (not NFC); run `npm run fix`'
  return text === text.normalize('NFC') ? [] : [{ file, line, message }]
}

function around(text: string, { index, 0: match }: RegExpExecArray): string {
  const from = Math.max(0, index - 15)
  const part = text.slice(from, index + match.length + 15)
  return `"${part.replaceAll(codePlaceholder, '`…`')}"`
}

import type { Rule } from '@/lib/site/rules/rule'
import { codePlaceholder, textsOfPage } from '@/lib/site/rules/texts'
import { styleFileOf } from './style-file'
import { habitsOf } from './writing-habits'

/** Requires the punctuation, spaces and form of address of the language. */
export const writingRule: Rule = (page) => {
  const habits = habitsOf(page.locale)
  if (habits.length === 0) return []
  return textsOfPage(page).flatMap(({ text, line }) => [
    ...(text === text.normalize('NFC')
      ? []
      : [
          {
            file: page.file,
            line,
            message: 'contains letters in decomposed form; save it in NFC',
          },
        ]),
    ...habits.flatMap(({ wrong, cure }) => {
      const found = wrong.exec(text)
      return found
        ? [
            {
              file: page.file,
              line,
              message: `${around(text, found)}: ${cure} (${styleFileOf(page.locale)})`,
            },
          ]
        : []
    }),
  ])
}

function around(text: string, { index, 0: match }: RegExpExecArray): string {
  const from = Math.max(0, index - 15)
  const part = text.slice(from, index + match.length + 15)
  return `"${part.replaceAll(codePlaceholder, '`…`')}"`
}

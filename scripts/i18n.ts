import { freshnessTable, pagesBehind } from '@/lib/site/freshness/report'
import { markTranslated, markUnchanged } from '@/lib/site/freshness/translated'
import {
  toTranslateList,
  toTranslateTable,
} from '@/lib/site/rules/translation/to-translate'
import {
  assertArguments,
  flagsIn,
  readEnglishSlug,
  readLocale,
  readTranslation,
} from './process/arguments'
import { runCommand } from './process/command'

const usage = `npm run i18n                                           how fresh each translation is, and what is still English
npm run i18n -- <locale>                               one language: sections that changed, texts and terms in English
npm run i18n -- --translated <locale> <section/page>   the translation says what English says today
npm run i18n -- --same-meaning <section/page>          the last change of English changes no meaning
The home page is called index.`

/** Reports the freshness of translations, and stores the English version that one was made from. */
await runCommand(() => {
  const [first, ...rest] = process.argv.slice(2)
  assertArguments(
    flagsIn([first ?? '']),
    ['--translated', '--same-meaning'],
    usage,
  )
  const assertLast = (count: number) =>
    assertArguments(rest.slice(count), [], usage)
  if (first === undefined) return report(freshnessTable(), toTranslateTable())
  if (first === '--translated') {
    assertLast(2)
    const [locale, page] = rest
    return markTranslated(
      readTranslation(locale, usage),
      readEnglishSlug(page, usage),
    )
  }
  if (first === '--same-meaning') {
    assertLast(1)
    const current = markUnchanged(readEnglishSlug(rest[0], usage))
    return console.log(`Current by this: ${current.join(', ')}`)
  }
  assertLast(0)
  const locale = readLocale(first, usage)
  report(pagesBehind(locale), toTranslateList(locale))
})

function report(...parts: readonly string[]): void {
  console.log(parts.filter(Boolean).join('\n\n'))
}

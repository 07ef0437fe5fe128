import { freshnessTable, pagesBehind } from '@/lib/freshness/report'
import { markTranslated, markUnchanged } from '@/lib/freshness/translated'
import {
  readEnglishSlug,
  readLocale,
  readTranslation,
} from './process/arguments'
import { runCommand } from './process/command'

const usage = `npm run i18n                                           how every translation stands to English
npm run i18n -- <locale>                               one language, with the sections that changed
npm run i18n -- --translated <locale> <section/page>   the translation says what English says today
npm run i18n -- --same-meaning <section/page>          the last change of English changes no meaning
The home page is called index.`

/** Says how the translations stand to English, and keeps what they were made from. */
await runCommand(() => {
  const [first, ...rest] = process.argv.slice(2)
  if (first === undefined) return console.log(freshnessTable())
  if (first === '--translated') {
    const [locale, page] = rest
    return markTranslated(
      readTranslation(locale, usage),
      readEnglishSlug(page, usage),
    )
  }
  if (first === '--same-meaning') {
    const current = markUnchanged(readEnglishSlug(rest[0], usage))
    return console.log(`Current by this: ${current.join(', ')}`)
  }
  console.log(pagesBehind(readLocale(first, usage)))
})

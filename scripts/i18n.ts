import { slugsOf } from '@/lib/content/files'
import { freshnessTable, pagesBehind } from '@/lib/freshness/report'
import { markTranslated, markUnchanged } from '@/lib/freshness/translated'
import { defaultLocale, type Locale, locales } from '@/site.config'
import { assertArguments, flagsIn, misuse } from './process/arguments'
import { runCommand } from './process/command'

const usage = `npm run i18n                                           how every translation stands to English
npm run i18n -- <locale>                               one language, with the sections that changed
npm run i18n -- --translated <locale> <section/page>   the translation says what English says today
npm run i18n -- --same-meaning <section/page>          the last change of English changes no meaning
The home page is called index.`

/** Says how the translations stand to English, and keeps what they were made from. */
await runCommand(() => {
  const [first, ...rest] = process.argv.slice(2)
  assertArguments(
    flagsIn([first ?? '']),
    ['--translated', '--same-meaning'],
    usage,
  )
  const assertLast = (count: number) =>
    assertArguments(rest.slice(count), [], usage)
  if (first === undefined) return console.log(freshnessTable())
  if (first === '--translated') {
    assertLast(2)
    const [locale, page] = rest
    return markTranslated(translationOf(locale), slugOf(page))
  }
  if (first === '--same-meaning') {
    assertLast(1)
    const current = markUnchanged(slugOf(rest[0]))
    return console.log(`Current by this: ${current.join(', ')}`)
  }
  assertLast(0)
  console.log(pagesBehind(localeOf(first)))
})

function localeOf(value: string | undefined): Locale {
  const locale = locales.find((known) => known === value)
  if (locale) return locale
  throw misuse(
    `There is no language "${value ?? ''}"; it is one of: ${locales.join(', ')}.`,
    usage,
  )
}

function translationOf(value: string | undefined): Locale {
  const locale = localeOf(value)
  if (locale !== defaultLocale) return locale
  throw misuse(
    `"${locale}" is the language that is translated from: only a translation can be marked. Name one of: ${locales.filter((it) => it !== locale).join(', ')}.`,
    usage,
  )
}

function slugOf(page: string | undefined): string {
  const slug = page?.replace(/(^|\/)index$/, '')
  if (slug !== undefined && slugsOf('en').includes(slug)) return slug
  throw misuse(
    `There is no English page "${page ?? ''}"; name one such as guides/serialization.`,
    usage,
  )
}

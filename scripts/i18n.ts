import { fileOf } from '@/lib/site/content/files'
import {
  freshnessTable,
  pagesBehind,
  pagesToTranslate,
} from '@/lib/site/freshness/report'
import { sourceHash } from '@/lib/site/freshness/source-hash'
import { currentHash } from '@/lib/site/freshness/status'
import { markTranslated, markUnchanged } from '@/lib/site/freshness/translated'
import {
  toTranslateList,
  toTranslateTable,
} from '@/lib/site/rules/translation/to-translate'
import { defaultLocale } from '@/site.config'
import {
  assertArguments,
  flagsIn,
  readEnglishSlug,
  readLocale,
  readTranslation,
} from './process/arguments'
import { runCommand } from './process/command'
import { committedText } from './process/git'

const usage = `npm run i18n                                           how fresh each translation is, and what is still English
npm run i18n -- <locale>                               one language: sections that changed, texts and terms in English, pages to translate
npm run i18n -- --translated <locale> <section/page>   the translation says what English says today
npm run i18n -- --same-meaning <section/page>          the last change of English changes no meaning
npm run i18n -- --same-meaning <section/page> <commit> the same for all changes since that commit
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
    assertLast(2)
    const [page, commit] = rest
    const slug = readEnglishSlug(page, usage)
    const current = markUnchanged(slug, englishBefore(slug, commit))
    return console.log(`Current again: ${current.join(', ')}`)
  }
  assertLast(0)
  const locale = readLocale(first, usage)
  report(pagesBehind(locale), toTranslateList(locale), pagesToTranslate(locale))
})

/** The English page before its last change, or at a commit. */
function englishBefore(slug: string, commit: string | undefined): string {
  const file = fileOf(defaultLocale, slug)
  const today = currentHash(slug)
  const text = committedText(file, commit, (it) => sourceHash(it) !== today)
  if (text !== undefined) return text
  throw new Error(
    `git has no other version of ${file}${commit ? ` at ${commit}` : ''}; name a commit that has the page as it was before (git log -- ${file})`,
  )
}

function report(...parts: readonly string[]): void {
  console.log(parts.filter(Boolean).join('\n\n'))
}

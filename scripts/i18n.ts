import { parseArgs } from 'node:util'
import { fileOf } from '@/lib/content/files'
import { loadFrontmatter } from '@/lib/content/load'
import {
  freshnessTable,
  pagesBehind,
  pagesToTranslate,
} from '@/lib/freshness/report'
import { sourceHash } from '@/lib/freshness/source-hash'
import { currentHash } from '@/lib/freshness/status'
import { markTranslated, markUnchanged } from '@/lib/freshness/translated'
import {
  toTranslateList,
  toTranslateTable,
} from '@/lib/rules/translation/to-translate'
import { defaultLocale, type Locale } from '@/site.config'
import {
  readEnglishSlug,
  readLocale,
  readTranslation,
  refuseExtra,
} from './process/arguments'
import { runCommand } from './process/command'
import { commitWith, textAt } from './process/git'

const usage = `npm run i18n                                           how fresh each translation is, and what is still English
npm run i18n -- <locale>                               one language: sections that changed, texts and terms in English, pages to translate
npm run i18n -- --translated <locale> <section/page>   the translation says what English says today
npm run i18n -- --same-meaning <section/page>          the last change of English changes no meaning
npm run i18n -- --same-meaning <section/page> <commit> the same for all changes since that commit
The home page is called index.`

/** Reports the freshness of translations, or marks one as made from today's English. */
await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      translated: { type: 'boolean' },
      'same-meaning': { type: 'boolean' },
    },
  })
  const [first, second] = positionals
  const most = values.translated || values['same-meaning'] ? 2 : 1
  refuseExtra(positionals.slice(most), usage)
  if (values.translated)
    return markTranslated(
      readTranslation(first, usage),
      readEnglishSlug(second, usage),
    )
  if (values['same-meaning']) {
    const slug = readEnglishSlug(first, usage)
    const current = markUnchanged(slug, englishBefore(slug, second))
    return console.log(`Current again: ${current.join(', ')}`)
  }
  if (first === undefined) return report(freshnessTable(), toTranslateTable())
  const locale = readLocale(first, usage)
  report(
    pagesBehind(locale, (slug) => howToCompare(locale, slug)),
    toTranslateList(locale),
    pagesToTranslate(locale),
  )
})

/** The command that shows what changed in English since a page was translated. */
function howToCompare(locale: Locale, slug: string): string {
  const file = fileOf(defaultLocale, slug)
  const { source } = loadFrontmatter(locale, slug)
  const commit = commitWith(file, (text) => sourceHash(text) === source)
  return commit
    ? `git diff ${commit} -- ${file}`
    : `git does not know the English version ${source}; read all of ${file}`
}

/** The English page before its last change, or at a commit. */
function englishBefore(slug: string, at: string | undefined): string {
  const file = fileOf(defaultLocale, slug)
  const today = currentHash(slug)
  const commit = at ?? commitWith(file, (text) => sourceHash(text) !== today)
  const text = commit && textAt(commit, file)
  if (text) return text
  throw new Error(
    `git has no other version of ${file}${at ? ` at ${at}` : ''}; name a commit that has the page as it was before (git log -- ${file})`,
  )
}

function report(...parts: readonly string[]): void {
  console.log(parts.filter(Boolean).join('\n\n'))
}

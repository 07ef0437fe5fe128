import { existsSync, readFileSync } from 'node:fs'
import { missingInUse } from '@/lib/site/terms/check-base'
import { missingTerms } from '@/lib/site/terms/merge'
import { readTerms } from '@/lib/site/terms/read'
import { type Locale, locales } from '@/site.config'
import { assertArguments, misuse, readLocale } from './process/arguments'
import { runCommand } from './process/command'
import { mergeIntoFile } from './terms/merge-into-file'

const usage = `npm run terms                            how far each language is
npm run terms -- list <locale>           what a language lacks, in English, as JSON to fill in
npm run terms -- list <locale> --needed  only what the pages that it has need
npm run terms -- merge <locale> <file>   put a language's entries into the term base`
const needed = '--needed'

/** The number of arguments of each form. */
const argumentsOf: Readonly<Record<string, number>> = {
  status: 0,
  list: 2,
  merge: 2,
}

/** Counts, lists and merges the entries of the term base (docs/terms.md). */
await runCommand(() => {
  const [command = 'status', ...given] = process.argv.slice(2)
  assertArguments([command], Object.keys(argumentsOf), usage)
  assertArguments(given.slice(argumentsOf[command]), [], usage)
  if (command === 'status') return showStatus()
  const [language, file] = given
  const locale = readLocale(language, usage)
  if (command === 'list') {
    assertArguments(given.slice(1), [needed], usage)
    return listMissing(locale, given.includes(needed))
  }
  if (!file || !existsSync(file))
    throw misuse(
      `There is no file "${file ?? ''}" of entries; make one: npm run -s terms -- list ${locale} > entries.json`,
      usage,
    )
  return mergeIntoFile(locale, readFileSync(file, 'utf8'), file)
})

function showStatus() {
  const terms = readTerms()
  for (const locale of locales) {
    const missing = missingTerms(terms, locale).length
    console.log(`${locale}  ${terms.length - missing} of ${terms.length} terms`)
  }
}

/** @param onlyNeeded true for only those that the language's pages use */
function listMissing(locale: Locale, onlyNeeded: boolean) {
  const terms = readTerms()
  const missing = onlyNeeded
    ? [...missingInUse(terms, locale).keys()]
    : missingTerms(terms, locale)
  const entries = terms
    .filter(({ id }) => missing.includes(id))
    .map(({ id, entries }) => [id, entries[locale] ?? entries.en])
  console.log(JSON.stringify(Object.fromEntries(entries), undefined, 2))
}

import { existsSync, readFileSync } from 'node:fs'
import { missingTerms } from '@/lib/terms/merge'
import { readTerms } from '@/lib/terms/read'
import { type Locale, locales } from '@/site.config'
import { assertArguments, misuse } from './process/arguments'
import { runCommand } from './process/command'
import { mergeIntoFile } from './terms/merge-into-file'

const usage = `npm run terms                          how far each language is
npm run terms -- list <locale>         what a language lacks, in English, as JSON to fill in
npm run terms -- merge <locale> <file> put a language's entries into the term base`

/** How many arguments each form takes. */
const argumentsOf: Readonly<Record<string, number>> = {
  status: 0,
  list: 1,
  merge: 2,
}

/** The term base (docs/terms.md): shows, lists and merges. Ends with each fault and its cure. */
await runCommand(() => {
  const [command = 'status', ...given] = process.argv.slice(2)
  assertArguments([command], Object.keys(argumentsOf), usage)
  assertArguments(given.slice(argumentsOf[command]), [], usage)
  const [locale, file] = given
  if (command === 'status') return showStatus()
  if (!isLocale(locale))
    throw refusal(
      `There is no language "${locale ?? ''}"; it is one of: ${locales.join(', ')}.`,
    )
  if (command === 'list') return listMissing(locale)
  if (!file || !existsSync(file))
    throw refusal(
      `There is no file "${file ?? ''}" of entries; make one: npm run -s terms -- list ${locale} > entries.json`,
    )
  return mergeIntoFile(locale, readFileSync(file, 'utf8'), file)
})

function refusal(what: string): Error {
  return misuse(what, usage)
}

function isLocale(value: string | undefined): value is Locale {
  return locales.some((locale) => locale === value)
}

function showStatus() {
  const terms = readTerms()
  for (const locale of locales) {
    const missing = missingTerms(terms, locale).length
    console.log(`${locale}  ${terms.length - missing} of ${terms.length} terms`)
  }
}

function listMissing(locale: Locale) {
  const terms = readTerms()
  const missing = missingTerms(terms, locale)
  const entries = terms
    .filter(({ id }) => missing.includes(id))
    .map(({ id, entries }) => [id, entries[locale] ?? entries.en])
  console.log(JSON.stringify(Object.fromEntries(entries), undefined, 2))
}

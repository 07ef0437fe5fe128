import { slugsOf } from '@/lib/site/content/files'
import { slugOfName } from '@/lib/site/content/page-name'
import { cureOfName } from '@/lib/site/nearest-name'
import { defaultLocale, type Locale, locales } from '@/site.config'

/** How a command may be called, a line for each form: `npm run errors -- --check   compares only`. */
type Forms = string

/** What is wrong with a call, and below it how the command may be called. */
export function misuse(what: string, forms: Forms): Error {
  return new Error(forms ? `${what}\n\n${forms}` : what)
}

/**
 * Refuses arguments that a command does not know: one that is passed over looks as if it had been obeyed.
 *
 * @param given the arguments, or what is left of them when the command has taken its own
 * @param known those that it takes
 * @throws Error that names the first unknown argument, the one that was meant, and the command's forms
 */
export function assertArguments(
  given: readonly string[],
  known: readonly string[],
  forms: Forms,
): void {
  const unknown = given.find((argument) => !known.includes(argument))
  if (unknown === undefined) return
  const cure = known.length > 0 ? cureOfName(unknown, known) : 'leave it out'
  throw misuse(`This command does not know "${unknown}"; ${cure}`, forms)
}

/** The same for a command that takes no arguments at all. */
export function assertNoArguments(forms: Forms): void {
  assertArguments(process.argv.slice(2), [], forms)
}

/** Arguments that are written like flags. */
export const flagsIn = (given: readonly string[]): readonly string[] =>
  given.filter((argument) => argument.startsWith('-'))

/**
 * The language that a command is told.
 *
 * @param forms of the command, said below the fault
 * @throws Error with the languages, where there is none of that name
 */
export function readLocale(
  value: string | undefined,
  forms: Forms = '',
): Locale {
  return localeAmong(locales, value, forms)
}

/** The same for a command that is only for translations. */
export function readTranslation(
  value: string | undefined,
  forms: Forms = '',
): Locale {
  const translations = locales.filter((locale) => locale !== defaultLocale)
  return localeAmong(translations, value, forms)
}

function localeAmong(
  choice: readonly Locale[],
  value: string | undefined,
  forms: Forms,
): Locale {
  const locale = choice.find((each) => each === value)
  if (locale) return locale
  const reason =
    value === defaultLocale
      ? `"${value}" is the language that is translated from`
      : `There is no language "${value ?? ''}"`
  throw misuse(`${reason}; name one of: ${choice.join(', ')}.`, forms)
}

/**
 * The slug of the English page that a command is told, `guides/serialization`; the home page is called `index`.
 *
 * @param forms of the command, said below the fault
 * @throws Error where there is none of that name
 */
export function readEnglishSlug(
  value: string | undefined,
  forms: Forms = '',
): string {
  const slug = value && slugOfName(value)
  if (slug !== undefined && slugsOf(defaultLocale).includes(slug)) return slug
  throw misuse(
    `There is no English page "${value ?? ''}"; name one such as guides/serialization, or write it first: npm run new -- <section>/<page>`,
    forms,
  )
}

import { slugsOf } from '@/lib/site/content/files'
import { slugOfName } from '@/lib/site/content/page-name'
import { cureOfName } from '@/lib/site/nearest-name'
import { defaultLocale, type Locale, locales } from '@/site.config'

/** The forms of a command, one a line: `npm run errors -- --check   compares only`. */
type Forms = string

/** An error that says what is wrong with a call, with the command's forms below. */
export function misuse(what: string, forms: Forms): Error {
  return new Error(forms ? `${what}\n\n${forms}` : what)
}

/**
 * Refuses arguments that a command does not know: an ignored one would seem to have worked.
 *
 * @param given the arguments, or the rest of them after the command took its own
 * @param known the arguments that the command takes
 * @throws with the first unknown argument, the likely one, and the command's forms
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

/** Refuses all arguments. */
export function assertNoArguments(forms: Forms): void {
  assertArguments(process.argv.slice(2), [], forms)
}

/** The arguments that begin with a hyphen. */
export const flagsIn = (given: readonly string[]): readonly string[] =>
  given.filter((argument) => argument.startsWith('-'))

/**
 * The language that an argument names.
 *
 * @param forms of the command, for the message
 * @throws with all languages, where none has that name
 */
export function readLocale(
  value: string | undefined,
  forms: Forms = '',
): Locale {
  return localeAmong(locales, value, forms)
}

/** The language that an argument names, for commands that take translations only. */
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
 * The port that an argument names.
 *
 * @param forms of the command, for the message
 * @throws where it is none
 */
export function readPort(value = '', forms: Forms = ''): number {
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw misuse(
    `"${value}" is not a port; write a number from 1 to 65535, such as 4000.`,
    forms,
  )
}

/**
 * The slug of the English page that an argument names: `guides/serialization`, or `index` for home.
 *
 * @param forms of the command, for the message
 * @throws where no page has that name
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

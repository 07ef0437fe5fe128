import { slugsOf } from '@/lib/content/files'
import { slugOfName } from '@/lib/content/page-name'
import { defaultLocale, type Locale, locales } from '@/site.config'

/** The forms of a call, one a line: `npm run i18n -- <locale>   one language`. */
type Usage = string

/** An error that explains what is wrong with a call, with the usage below. */
function misuse(what: string, usage: Usage): Error {
  return new Error(usage ? `${what}\n\n${usage}` : what)
}

/**
 * Refuses arguments that a command does not know: an ignored one would seem to have worked.
 *
 * @throws with the first unknown argument and the usage
 */
export function assertArguments(
  given: readonly string[],
  known: readonly string[],
  usage: Usage,
): void {
  const unknown = given.find((argument) => !known.includes(argument))
  if (unknown !== undefined)
    throw misuse(`This command does not know "${unknown}".`, usage)
}

/** The arguments that begin with a hyphen. */
export const flagsIn = (given: readonly string[]): readonly string[] =>
  given.filter((argument) => argument.startsWith('-'))

/**
 * The language that an argument names.
 *
 * @throws with all languages, when none has that name
 */
export function readLocale(
  value: string | undefined,
  usage: Usage = '',
): Locale {
  return localeAmong(locales, value, usage)
}

/** The language that an argument names, for commands that take translations only. */
export function readTranslation(
  value: string | undefined,
  usage: Usage = '',
): Locale {
  const translations = locales.filter((locale) => locale !== defaultLocale)
  return localeAmong(translations, value, usage)
}

function localeAmong(
  choice: readonly Locale[],
  value: string | undefined,
  usage: Usage,
): Locale {
  const locale = choice.find((each) => each === value)
  if (locale) return locale
  const reason =
    value === defaultLocale
      ? `"${value}" is the language that is translated from`
      : `There is no language "${value ?? ''}"`
  throw misuse(`${reason}; name one of: ${choice.join(', ')}.`, usage)
}

/**
 * The slug of the English page that an argument names: `guides/serialization`, or `index` for home.
 *
 * @throws where no page has that name
 */
export function readEnglishSlug(
  value: string | undefined,
  usage: Usage = '',
): string {
  const slug = value && slugOfName(value)
  if (slug !== undefined && slugsOf(defaultLocale).includes(slug)) return slug
  throw misuse(
    `There is no English page "${value ?? ''}"; name one such as guides/serialization, or write it first: npm run new -- <section>/<page>`,
    usage,
  )
}

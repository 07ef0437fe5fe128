import { slugsOf } from '@/lib/content/files'
import { slugOfName } from '@/lib/content/page-name'
import { defaultLocale, type Locale, locales } from '@/site.config'

/** An error that explains what is wrong with a call, with the usage below. */
function misuse(what: string, usage: string): Error {
  return new Error(usage ? `${what}\n\n${usage}` : what)
}

/**
 * Refuses arguments that a command does not know: an ignored one would seem to have worked.
 *
 * @throws with the first of them and the usage
 */
export function refuseExtra([extra]: readonly string[], usage = ''): void {
  if (extra !== undefined)
    throw misuse(`This command does not know "${extra}".`, usage)
}

/**
 * The language that an argument names.
 *
 * @throws with all languages, when none has that name
 */
export function readLocale(value: string, usage: string): Locale {
  return localeAmong(locales, value, usage)
}

/** The language that an argument names, for commands that take translations only. */
export function readTranslation(
  value: string | undefined,
  usage: string,
): Locale {
  const translations = locales.filter((locale) => locale !== defaultLocale)
  return localeAmong(translations, value, usage)
}

function localeAmong(
  choice: readonly Locale[],
  value: string | undefined,
  usage: string,
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
export function readEnglishSlug(value: string | undefined, usage = ''): string {
  const slug = value && slugOfName(value)
  if (slug !== undefined && slugsOf(defaultLocale).includes(slug)) return slug
  throw misuse(
    `There is no English page "${value ?? ''}"; name one such as guides/serialization, or write it first: npm run new -- <section>/<page>`,
    usage,
  )
}

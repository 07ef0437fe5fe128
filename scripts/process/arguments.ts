import { slugsOf } from '@/lib/content/files'
import { slugOfName } from '@/lib/content/page-name'
import { defaultLocale, type Locale, locales } from '@/site.config'

/**
 * The language that a command is told.
 *
 * @param usage of the command, said behind the fault
 * @throws Error with the languages, where there is none of that name
 */
export function readLocale(value: string | undefined, usage = ''): Locale {
  return localeAmong(locales, value, usage)
}

/** The same for a command that is only for translations. */
export function readTranslation(value: string | undefined, usage = ''): Locale {
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
  throw refusal(`${reason}; name one of: ${choice.join(', ')}.`, usage)
}

/**
 * The slug of the English page that a command is told, `guides/serialization`; the home page is called `index`.
 *
 * @param usage of the command, said behind the fault
 * @throws Error where there is none of that name
 */
export function readEnglishSlug(value: string | undefined, usage = ''): string {
  const slug = value && slugOfName(value)
  if (slug !== undefined && slugsOf(defaultLocale).includes(slug)) return slug
  throw refusal(
    `There is no English page "${value ?? ''}"; name one such as guides/serialization, or write it first: npm run new -- <section>/<page>`,
    usage,
  )
}

/** An error that says what a command cannot do, and how it is called. */
export function refusal(what: string, usage: string): Error {
  return new Error(usage ? `${what}\n\n${usage}` : what)
}

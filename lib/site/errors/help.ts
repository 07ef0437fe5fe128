import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import english from '@/content/errors.json'
import { contentFolder } from '@/lib/site/content/files'
import { parseJson } from '@/lib/site/json.mjs'
import { defaultLocale, type Locale, site } from '@/site.config'

/** Why an error comes and the way out, in one sentence each. */
export interface ErrorTexts {
  readonly cause: string
  readonly wayOut: string
}

/** The texts in one language, and where the book treats the error. */
export interface ErrorHelp extends ErrorTexts {
  /** A link as articles write it, `/references/token#how-to-transfer-tokens`. */
  readonly recipe?: string
  /** The language tag of the texts. */
  readonly lang: string
}

type Table<Value> = Readonly<Record<string, Value>>

/** English's texts by anchor, each with its recipe. */
export const englishHelp: Table<ErrorTexts & { readonly recipe?: string }> =
  english

/** Where the texts of a translation stand; English's stand in content/errors.json. */
export function helpFile(locale: Locale): string {
  return locale === defaultLocale
    ? join(contentFolder, 'errors.json')
    : join(contentFolder, locale, 'errors.json')
}

/** The translated texts of a language by anchor; none for English and where the file is missing. */
export function translatedHelp(locale: Locale): Table<ErrorTexts> {
  const file = helpFile(locale)
  if (locale === defaultLocale || !existsSync(file)) return {}
  return parseJson(readFileSync(file, 'utf8'), file)
}

/** Token-2022 counts as the Token program does, and goes on where that ends. */
const sameErrors: Table<string> = { 'token-2022-': 'token-' }

function keyOf(anchor: string): string {
  if (Object.hasOwn(englishHelp, anchor)) return anchor
  for (const [program, other] of Object.entries(sameErrors))
    if (anchor.startsWith(program)) return other + anchor.slice(program.length)
  return anchor
}

/** A function that finds the help for an anchor: in the language where it is translated, otherwise in English. */
export function helpIn(
  locale: Locale,
): (anchor: string) => ErrorHelp | undefined {
  const translated = translatedHelp(locale)
  return (anchor) => {
    const key = keyOf(anchor)
    const source = englishHelp[key]
    if (!source) return undefined
    const own = translated[key]
    const lang = site.locales[own ? locale : defaultLocale].lang
    return { ...source, ...own, lang }
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder } from '@/lib/site/content/files'
import { readJson } from '@/lib/site/json-file'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The cause of an error and the way out, in one sentence each. */
export interface ErrorTexts {
  readonly cause: string
  readonly wayOut: string
}

/** The texts in one language, and the recipe that treats the error. */
export interface ErrorHelp extends ErrorTexts {
  /** A link in the form that articles use, `/references/token#how-to-transfer-tokens`. */
  readonly recipe?: string
  /** The language tag of the texts. */
  readonly lang: string
}

type Table<Value> = Readonly<Record<string, Value>>

const text = z.string().min(1)
const texts = z.strictObject({ cause: text, wayOut: text })
const form = z.record(z.string(), texts)
const englishForm = z.record(
  z.string(),
  texts.extend({ recipe: text.optional() }),
)

/** The English texts by anchor, each with its recipe. */
export const englishHelp = (): Table<
  ErrorTexts & { readonly recipe?: string }
> => readJson(helpFile(defaultLocale), englishForm)

/** The file with the texts of a language; content/errors.json for English. */
export function helpFile(locale: Locale): string {
  return locale === defaultLocale
    ? join(contentFolder, 'errors.json')
    : join(contentFolder, locale, 'errors.json')
}

/** The translated texts of a language by anchor; empty for English, and when there is no file. */
export function translatedHelp(locale: Locale): Table<ErrorTexts> {
  const file = helpFile(locale)
  if (locale === defaultLocale || !existsSync(file)) return {}
  return readJson(file, form)
}

/**
 * Prefixes of anchors whose errors are those of another program. Token-2022 has the Token program's
 * errors, and adds its own after them.
 */
const sameErrors: Table<string> = { 'token-2022-': 'token-' }

function keyOf(anchor: string): string {
  if (Object.hasOwn(englishHelp(), anchor)) return anchor
  for (const [program, other] of Object.entries(sameErrors))
    if (anchor.startsWith(program)) return other + anchor.slice(program.length)
  return anchor
}

/**
 * Returns a function that finds the help for an anchor, in English where there is no translation.
 */
export function helpIn(
  locale: Locale,
): (anchor: string) => ErrorHelp | undefined {
  const translated = translatedHelp(locale)
  return (anchor) => {
    const key = keyOf(anchor)
    const source = englishHelp()[key]
    if (!source) return undefined
    const own = translated[key]
    const lang = site.locales[own ? locale : defaultLocale].lang
    return { ...source, ...own, lang }
  }
}

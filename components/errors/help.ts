import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder } from '@/lib/content/files'
import { readJson } from '@/lib/files/json-file'
import { defaultLocale, type Locale, site } from '@/site.config'

/** The cause of an error and its fix, in one sentence each. */
export interface ErrorTexts {
  readonly cause: string
  readonly cure: string
}

/** What only the English file has beside its texts. */
interface ErrorFacts {
  /** A link in the form that articles use, `/references/token#how-to-transfer-tokens`. */
  readonly recipe?: string | undefined
  /**
   * Other texts that logs, nodes and clients print for the error, as in their sources. A `$slot`
   * matches what differs.
   */
  readonly prints?: readonly string[] | undefined
}

/** The texts in one language, the recipe for the error, and what else it prints. */
export interface ErrorHelp extends ErrorTexts, ErrorFacts {
  /** The language tag of the texts. */
  readonly lang: string
}

type Table<Value> = Readonly<Record<string, Value>>

const text = z.string().min(1)
const texts = z.strictObject({ cause: text, cure: text })
const form = z.record(z.string(), texts)
const englishForm = z.record(
  z.string(),
  texts.extend({ recipe: text.optional(), prints: z.array(text).optional() }),
)

/** The English texts by anchor, each with its recipe. */
export const englishHelp = (): Table<ErrorTexts & ErrorFacts> =>
  readJson(helpFile(defaultLocale), englishForm)

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
 * Prefixes of anchors whose errors are those of another program. Token-2022 has the errors of Token,
 * and adds its own after them.
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

import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'

const keys = [
  'group',
  'full',
  'wrap',
  'run',
  'copy',
  'copied',
  'copiedVisible',
  'copyProgram',
  'copiedProgram',
  'copyFailed',
] as const

/** The texts of all code groups and blocks of a page. */
export type CodeTexts = Readonly<Record<(typeof keys)[number], string>>

/** The texts of code in one language. */
export function codeTexts(locale: Locale): CodeTexts {
  const t = textsOf(locale, 'code')
  const texts = keys.map((key) => [key, t(key)])
  return Object.fromEntries(texts)
}

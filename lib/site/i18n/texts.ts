import { join } from 'node:path'
import { createTranslator, type Messages } from 'next-intl'
import { readJson } from '@/lib/site/json-file'
import { type Locale, site } from '@/site.config'

/** The folder of the interface's texts, relative to the project's root. */
export const messagesFolder = 'messages'

/**
 * The interface's texts in a language. Throws a ContentError with file and line when they are not
 * JSON.
 */
export const messagesOf = (locale: Locale): Messages =>
  readJson(join(messagesFolder, `${locale}.json`))

/**
 * A translator of one namespace of the interface's texts. Pages are rendered outside of a request,
 * so components name their language.
 */
export function textsOf<Namespace extends keyof Messages>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({
    locale: site.locales[locale].lang,
    messages: messagesOf(locale),
    namespace,
  })
}

/** The gap between two sentences: a space, but nothing after the full-width period of Chinese. */
export function sentenceGap(lang: string): string {
  return lang.startsWith('zh') ? '' : ' '
}

import { join } from 'node:path'
import { createTranslator, type Messages } from 'next-intl'
import { ContentError } from '@/lib/content/content-error'
import { readJson } from '@/lib/files/json-file'
import { type Locale, site } from '@/site.config'

/** The folder of the interface's texts, relative to the project's root. */
export const messagesFolder = 'messages'

/**
 * The interface's texts in a language.
 *
 * @throws ContentError with file, line and cure when there are none, or when they are not JSON
 */
export function messagesOf(locale: Locale): Messages {
  const file = join(messagesFolder, `${locale}.json`)
  try {
    return readJson(file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw error
    const message = `does not exist, although locales in site.config.ts has "${locale}"; write it with all texts of messages/en.json (docs/adding-a-language.md)`
    throw new ContentError([{ file, line: 1, message }])
  }
}

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

import { readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { memo } from '@/lib/site/cache/memo'
import { parseJson } from '@/lib/site/json.mjs'
import { type Locale, site } from '@/site.config'

const messagesOf = memo((locale: Locale): Messages => {
  const file = `messages/${locale}.json`
  return parseJson(readFileSync(file, 'utf8'), file)
})

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

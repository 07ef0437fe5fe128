import { readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { memo } from '@/lib/site/cache/memo'
import { parseJson } from '@/lib/site/json.mjs'
import { type Locale, site } from '@/site.config'

const messagesOf = memo((locale: Locale): Messages => {
  const file = `messages/${locale}.json`
  return parseJson(readFileSync(file, 'utf8'), file)
})

/** The interface's texts in a language. A page is rendered outside of a request, so its components say which language they mean. */
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

import { readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { memo } from '@/lib/memo'
import { type Locale, site } from '@/site.config'

const messagesOf = memo(
  (locale: Locale): Messages =>
    JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')),
)

/** The interface's texts of a language at once, for code that runs at build outside of components. */
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

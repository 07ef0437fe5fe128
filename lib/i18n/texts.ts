import { readFileSync } from 'node:fs'
import { createTranslator, type Messages } from 'next-intl'
import { type Locale, site } from '@/site.config'

const cache = new Map<Locale, Messages>()

function messagesOf(locale: Locale): Messages {
  const known = process.env.NODE_ENV === 'production' && cache.get(locale)
  if (known) return known
  const messages: Messages = JSON.parse(
    readFileSync(`messages/${locale}.json`, 'utf8'),
  )
  cache.set(locale, messages)
  return messages
}

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

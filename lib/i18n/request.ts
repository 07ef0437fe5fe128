import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale, site } from '@/site.config'
import { messagesOf } from './texts'

/** Loads the interface's texts of the requested language. Components always name a language. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  const { lang } = site.locales[locale]
  return { locale: lang, messages: messagesOf(locale), timeZone: 'UTC' }
})

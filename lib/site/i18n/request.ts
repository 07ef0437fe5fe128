import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale, site } from '@/site.config'

/** Loads the interface's texts of the requested language. Components always name a language. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  const { default: messages } = await import(`@/messages/${locale}.json`)
  return { locale: site.locales[locale].lang, messages, timeZone: 'UTC' }
})

import { isLocale, type Locale, locales } from '@/site.config'
import { pageExists } from './files'

/** The open languages, those with a home page (decision 22), in the order of the menu. */
export function openLocales(): readonly Locale[] {
  return locales.filter((locale) => pageExists(locale, ''))
}

/** True when a segment of an address is the key of an open language. */
export function isOpen(key: string): key is Locale {
  return isLocale(key) && pageExists(key, '')
}

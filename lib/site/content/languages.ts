import { isLocale, type Locale, locales } from '@/site.config'
import { pageExists } from './files'

/** The languages that have opened: those with a home page (decision 22), in menu order. */
export function openLocales(): readonly Locale[] {
  return locales.filter((locale) => pageExists(locale, ''))
}

/** Whether a text is the key of a language that has opened, as a segment of an address may be. */
export function isOpen(key: string): key is Locale {
  return isLocale(key) && pageExists(key, '')
}

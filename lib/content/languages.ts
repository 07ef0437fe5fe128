import { type Locale, locales } from '@/site.config'
import { pageExists } from './files'

/** The languages that have opened: those with a home page (decision 22), in menu order. */
export function openLocales(): readonly Locale[] {
  return locales.filter((locale) => pageExists(locale, ''))
}

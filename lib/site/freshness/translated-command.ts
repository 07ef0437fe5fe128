import { pageName } from '@/lib/site/content/page-name'
import type { Locale } from '@/site.config'

/** The command that marks a translation as current. */
export function translatedCommand(locale: Locale, slug: string): string {
  return `npm run i18n -- --translated ${locale} ${pageName(slug)}`
}

import { pageExists } from '@/lib/site/content/files'
import { generatedExists } from '@/lib/site/generated/pages'
import type { Locale } from '@/site.config'

/** True when a language has a page at this slug, written or generated. */
export function addressExists(locale: Locale, slug: string): boolean {
  return pageExists(locale, slug) || generatedExists(locale, slug)
}

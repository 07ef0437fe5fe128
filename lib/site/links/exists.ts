import { pageExists } from '@/lib/site/content/files'
import { generatedExists } from '@/lib/site/generated/pages'
import type { Locale } from '@/site.config'

/** Whether an address of a language leads to a page, written or generated. */
export function addressExists(locale: Locale, slug: string): boolean {
  return pageExists(locale, slug) || generatedExists(locale, slug)
}

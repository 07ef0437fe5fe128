import { generatedExists } from '@/lib/generated/pages'
import type { Locale } from '@/site.config'
import { pageExists } from './files'

/** Whether an address of a language leads to a page, written or generated. */
export function addressExists(locale: Locale, slug: string): boolean {
  return pageExists(locale, slug) || generatedExists(locale, slug)
}

import { textsOf } from '@/lib/site/i18n/texts'
import type { GeneratedKind } from './generated-kind'

/** The slug of the page where a reader saves a language. */
export const offlineSlug = 'offline'

/**
 * `offline.html`: saves a language on the reader's device. Offline, it also stands in for pages
 * that are not saved. The footer links to it.
 */
export const offlinePage: GeneratedKind = {
  listed: false,
  searched: false,
  slugs: () => [offlineSlug],
  describe(locale) {
    const t = textsOf(locale, 'offlinePage')
    return {
      title: t('title'),
      description: t('description'),
      headers: [],
      file: `messages/${locale}.json`,
    }
  },
}

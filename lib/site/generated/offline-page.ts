import { textsOf } from '@/lib/site/i18n/texts'
import type { GeneratedKind } from './generated-kind'

/** The slug of the page where a reader keeps a language. */
export const offlineSlug = 'offline'

/** `offline.html`: keeps a language on the reader's device, and stands in for pages that are not kept. The footer leads there. */
export const offlinePage: GeneratedKind = {
  listed: false,
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

import { textsOf } from '@/lib/i18n/texts'
import { localSearchLimits } from '@/lib/limits'
import type { Locale } from '@/site.config'

/** The texts of the local search in one language. */
export function searchTexts(locale: Locale) {
  const t = textsOf(locale, 'search')
  const most = localSearchLimits.suggestions
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    /** The announcements by the number of suggestions. */
    counts: Array.from({ length: most + 1 }, (_, count) =>
      t('count', { count }),
    ),
    failed: t('failed'),
    retry: t('retry'),
    /** The row that opens the docs search, with `{query}`. */
    all: String(t.raw('all')),
  }
}

export type SearchTexts = Readonly<ReturnType<typeof searchTexts>>

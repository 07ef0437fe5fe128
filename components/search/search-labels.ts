import { getTranslations } from 'next-intl/server'
import { localSearchLimits } from '@/lib/limits'
import type { Locale } from '@/site.config'
import type { SearchLabels } from './Suggestions'

/** The texts of the suggestions, with each number that can come written out, so that pages load no plural rules. */
export async function searchLabels(locale: Locale): Promise<SearchLabels> {
  const t = await getTranslations({ locale, namespace: 'search' })
  const chrome = await getTranslations({ locale, namespace: 'chrome' })
  const numbers = Array.from({ length: localSearchLimits.suggestions + 1 })
  return {
    list: t('label'),
    counts: numbers.map((_, count) => t('count', { count })),
    failed: t('failed'),
    retry: t('retry'),
    reload: chrome('reload'),
    all: t.raw('all'),
  }
}

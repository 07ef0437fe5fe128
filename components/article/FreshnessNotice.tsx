import { getTranslations } from 'next-intl/server'
import { Callout } from '@/components/mdx/Callout'
import type { Page } from '@/lib/content/page'
import { freshnessOf } from '@/lib/freshness/status'
import { changesSlug } from '@/lib/generated/changes-pages'
import { hrefFor } from '@/lib/href'
import { sentenceGap } from '@/lib/i18n/sentence-gap'

/** Tells the reader of a translation that English has changed since, and leads to what changed. */
export async function FreshnessNotice({ page }: { readonly page: Page }) {
  if (freshnessOf(page.locale, page.slug).state !== 'behind') return null
  const t = await getTranslations({ locale: page.locale, namespace: 'changes' })
  return (
    <Callout page={page} type="note" title={t('noticeTitle')}>
      <p>
        {t('notice')}
        {sentenceGap(page.lang)}
        <a href={hrefFor(page.locale, changesSlug(page.slug))}>{t('see')}</a>
      </p>
    </Callout>
  )
}

import { Callout } from '@/components/mdx/Callout'
import type { Page } from '@/lib/site/content/page'
import { sentenceGap, textsOf } from '@/lib/site/i18n/texts'

interface Props {
  readonly page: Page
  /** The address of the page with the changes; undefined for a page that is not behind. */
  readonly changes: string | undefined
}

/** The notice on a translation that English has changed since, with a link to the changes. */
export function FreshnessNotice({ page, changes }: Props) {
  if (!changes) return null
  const t = textsOf(page.locale, 'changes')
  return (
    <Callout page={page} type="note" title={t('noticeTitle')}>
      <p>
        {t('notice')}
        {sentenceGap(page.lang)}
        <a href={changes}>{t('see')}</a>
      </p>
    </Callout>
  )
}

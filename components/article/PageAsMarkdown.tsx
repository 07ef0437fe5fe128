import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/content/page'
import { twinHref } from '@/lib/href'

/** The way to a page's Markdown, in the footer of its article: a button that copies it (CopyPage), or a link where no scripts run or copying failed. */
export async function PageAsMarkdown({ page }: { readonly page: Page }) {
  if (!page.listed) return null
  const t = await getTranslations({
    locale: page.locale,
    namespace: 'markdown',
  })
  const href = twinHref(page.locale, page.slug)
  return (
    <>
      <button
        type="button"
        data-copy-page={href}
        data-copied={t('copied')}
        data-failed={t('failed')}
      >
        {t('copy')}
      </button>
      <a href={href}>{t('view')}</a>
    </>
  )
}

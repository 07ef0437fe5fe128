import callout from '@/components/mdx/Callout.module.css'
import { missingNotice } from '@/lib/shared/offline/missing-page'
import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import { OfflinePanels } from './OfflinePanel'

/**
 * The page where a reader keeps languages offline. The service worker answers with it in place of
 * pages that are not stored.
 */
export function OfflineBody({ view }: { readonly view: PageView }) {
  const { locale } = view.page
  const t = textsOf(locale, 'offlinePage')
  return (
    <>
      <div
        {...{ [missingNotice]: '' }}
        className={callout.callout}
        data-type="warning"
        hidden
      >
        <p>{t('missing')}</p>
        <p>
          <a href={view.header.home}>{t('home')}</a>
        </p>
      </div>
      <p>{t('intro')}</p>
      <OfflinePanels locale={locale} languages={view.languages} />
    </>
  )
}

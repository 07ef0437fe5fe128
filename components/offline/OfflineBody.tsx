import callout from '@/components/mdx/Callout.module.css'
import type { PageView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { assetHref } from '@/lib/links/href'
import { listPath, machineName, offline } from './contract'
import { missingNotice } from './missing-page'
import { OfflinePanel } from './OfflinePanel'
import { panelTexts } from './panel-texts'
import './offline-panel.css'

/**
 * The page where a reader saves languages for offline use. The service worker serves it as the
 * fallback for pages that are not saved.
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
      <p className="offline-safari">{t('safari')}</p>
      <Island
        name="offline-panel"
        component={OfflinePanel}
        props={{
          name: locale,
          addresses: addressesOf(locale),
          texts: panelTexts(locale, locale),
          others: view.languages.filter(({ current }) => !current),
        }}
      />
      <Island
        name="offline-panel"
        component={OfflinePanel}
        props={{
          name: machineName,
          addresses: addressesOf(machineName),
          texts: panelTexts(locale, machineName),
        }}
      />
    </>
  )
}

const addressesOf = (name: string) => ({
  list: assetHref(`/${listPath(name)}`),
  worker: assetHref(`/${offline.worker}`),
  scope: assetHref('/'),
})

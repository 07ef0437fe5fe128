import '@/app/styles/layers.css'
import '@/app/styles/global.css'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { hrefFor } from '@/lib/shared/href'
import { initScript } from '@/lib/site/init-script'
import { islandTextsHref } from '@/lib/site/island-texts'
import { type Locale, site } from '@/site.config'
import { Analytics } from './Analytics'
import { BackToTop } from './BackToTop'
import { LoadNotice } from './LoadNotice'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/**
 * The document of one language: everything that stays while a reader moves between pages
 * (lib/client/).
 */
export async function RootShell({ locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'chrome' })
  const docsSearch = await getTranslations({ locale, namespace: 'docsSearch' })
  return (
    <html
      lang={site.locales[locale].lang}
      data-root={hrefFor(locale, '')}
      data-texts={islandTextsHref(locale)}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash */}
        <script data-own="" dangerouslySetInnerHTML={{ __html: initScript }} />
        <Analytics settings={site.analytics} />
      </head>
      <body>
        {children}
        <BackToTop label={t('backToTop')} />
        <LoadNotice
          texts={{
            failed: t('loadFailed'),
            reload: t('reload'),
            close: docsSearch('close'),
          }}
        />
        <p id="announcer" role="status" className="visually-hidden" />
      </body>
    </html>
  )
}

import '@/app/styles/layers.css'
import '@/app/styles/global.css'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocsSearch } from '@/components/docs-search/DocsSearch'
import { Shortcuts } from '@/components/shortcuts/Shortcuts'
import { islandTextsHref } from '@/lib/i18n/island-texts'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { hrefFor } from '@/lib/links/href'
import { type Locale, site } from '@/site.config'
import { Analytics } from './Analytics'
import { BackToTop } from './BackToTop'
import { initScript } from './init-script'
import { PlainFeatures } from './PlainFeatures'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/**
 * The document of one language: everything that persists across soft navigations (lib/client/).
 */
export async function RootShell({ locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'chrome' })
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
        <Island name="shortcuts" component={Shortcuts} props={{}} />
        <PlainFeatures />
        <Island
          name="docs-search"
          component={DocsSearch}
          props={{ failed: textsOf(locale, 'docsSearch')('failed') }}
        />
        <p id="announcer" role="status" className="visually-hidden" />
      </body>
    </html>
  )
}

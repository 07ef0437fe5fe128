import '@/app/styles/layers.css'
import '@/app/styles/global.css'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyPage } from '@/components/article/CopyPage'
import { CodeGroups } from '@/components/mdx/CodeGroups'
import { BackToTop } from '@/components/navigation/BackToTop'
import { RouteArrival } from '@/components/navigation/RouteArrival'
import { RouteProgress } from '@/components/navigation/RouteProgress'
import { SidebarSpy } from '@/components/navigation/SidebarSpy'
import { SoftLinks } from '@/components/navigation/SoftLinks'
import { LoadNotice } from '@/components/notice/LoadNotice'
import { LocalSearchOnFocus } from '@/components/search/LocalSearchOnFocus'
import { DocsSearch } from '@/components/search/modal/DocsSearch'
import { rootsOf } from '@/components/search/modal/modal-settings'
import { SearchKeys } from '@/components/search/SearchKeys'
import { searchLabels } from '@/components/search/search-labels'
import { Shortcuts } from '@/components/shortcuts/Shortcuts'
import { shortcutLabels } from '@/components/shortcuts/shortcut-labels'
import { TermNotes } from '@/components/terms/TermNotes'
import { ImageZoom } from '@/components/zoom/ImageZoom'
import { initScript } from '@/lib/head/init-script'
import { basePath, hrefFor } from '@/lib/href'
import { modalHref } from '@/lib/search/docs-search/modal-settings'
import { indexHref } from '@/lib/search/entry'
import { type Locale, site } from '@/site.config'
import { Analytics } from './Analytics'
import { Leaves } from './Leaves'
import { PageParts } from './PageParts'
import { RuntimeReady } from './RuntimeReady'
import { ThemeSwitcher } from './ThemeSwitcher'

interface Props {
  readonly locale: Locale
  readonly children: ReactNode
}

/** The document of one language: what stays while its reader moves from page to page. */
export async function RootShell({ locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'chrome' })
  const zoom = await getTranslations({ locale, namespace: 'zoom' })
  const docsSearch = await getTranslations({ locale, namespace: 'docsSearch' })
  const notice = { reload: t('reload'), close: docsSearch('close') }
  return (
    // app/global-error.tsx says data-reload: it has no texts of its own, because every page loads it.
    <html
      lang={site.locales[locale].lang}
      data-reload={t('reload')}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: has to run before the first paint; the policy carries its hash */}
        <script data-own="" dangerouslySetInnerHTML={{ __html: initScript }} />
        <Analytics settings={site.analytics} />
      </head>
      <body>
        {children}
        <p id="announcer" role="status" className="visually-hidden" />
        <Leaves>
          <SoftLinks {...rootsOf(locale)} />
          <LocalSearchOnFocus
            indexUrl={indexHref(locale)}
            pathLocale={hrefFor(locale, '')}
            base={basePath}
            labels={await searchLabels(locale)}
          />
          <SearchKeys />
          <DocsSearch
            settingsUrl={modalHref(locale)}
            labels={{ ...notice, failed: docsSearch('failed') }}
          />
          <Shortcuts labels={await shortcutLabels(locale)} />
          <RouteProgress />
          <RouteArrival />
          <SidebarSpy />
          <ThemeSwitcher />
          <CodeGroups />
          <CopyPage />
          <PageParts />
          <ImageZoom labels={{ open: zoom('open'), close: zoom('close') }} />
          <TermNotes />
          <LoadNotice labels={{ ...notice, failed: t('loadFailed') }} />
          <BackToTop label={t('backToTop')} />
          <RuntimeReady />
        </Leaves>
      </body>
    </html>
  )
}

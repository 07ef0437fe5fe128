import '@/app/styles/layers.css'
import '@/app/styles/global.css'
import type { Metadata } from 'next'
import { NotFound } from '@/components/not-found/NotFound'
import { hrefFor } from '@/lib/shared/href'
import { initScript } from '@/lib/site/init-script'
import { islandTextsHref } from '@/lib/site/island-texts'
import { icons } from '@/lib/site/metadata'
import { languagesOfPages } from '@/lib/site/navigation/languages-of-pages'
import { defaultLocale, site } from '@/site.config'

export const metadata: Metadata = {
  title: `404 | ${site.title}`,
  robots: { index: false },
  icons,
}

/** `out/404.html`, one document for all languages. */
export default function GlobalNotFound() {
  return (
    <html
      lang={site.locales[defaultLocale].lang}
      data-root={hrefFor(defaultLocale, '')}
      data-texts={islandTextsHref(defaultLocale)}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash */}
        <script data-own="" dangerouslySetInnerHTML={{ __html: initScript }} />
      </head>
      <body>
        <NotFound languages={languagesOfPages()} />
      </body>
    </html>
  )
}

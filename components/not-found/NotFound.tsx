import { hrefFor } from '@/lib/shared/href'
import type { NotFoundData } from '@/lib/shared/not-found-data'
import { openLocales } from '@/lib/site/content/languages'
import { islandTextsHref } from '@/lib/site/island-texts'
import { notFoundScript } from '@/lib/site/not-found-script'
import { renderStatic } from '@/lib/site/static-html'
import { defaultLocale, site } from '@/site.config'
import { NotFoundPage } from './NotFoundPage'

interface Props {
  /** Which languages have the pages that not all of them have. */
  readonly languages: NotFoundData
}

/**
 * The page for unknown addresses in English, and in templates the same page in all other languages.
 * A script puts the language of the address in its place.
 */
export async function NotFound({ languages }: Props) {
  return (
    <>
      <div
        id="not-found"
        data-languages={JSON.stringify(languages)}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={{
          __html: await renderStatic(<NotFoundPage locale={defaultLocale} />),
        }}
      />
      {openLocales()
        .filter((locale) => locale !== defaultLocale)
        .map(async (locale) => (
          <template
            key={locale}
            data-locale={locale}
            data-lang={site.locales[locale].lang}
            data-root={hrefFor(locale, '')}
            data-texts={islandTextsHref(locale)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
            dangerouslySetInnerHTML={{
              __html: await renderStatic(<NotFoundPage locale={locale} />),
            }}
          />
        ))}
      <p id="announcer" role="status" className="visually-hidden" />
      <script
        data-own=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash
        dangerouslySetInnerHTML={{ __html: notFoundScript }}
      />
    </>
  )
}

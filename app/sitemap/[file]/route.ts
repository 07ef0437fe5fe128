import { localeFiles } from '@/app/locale-files'
import { sitemapOf } from '@/lib/content/sitemap'

export const dynamic = 'force-static'
export const dynamicParams = false

/** The sitemap of each language. */
export const { generateStaticParams, GET } = localeFiles(
  'xml',
  (locale) =>
    new Response(sitemapOf(locale), {
      headers: { 'content-type': 'application/xml' },
    }),
)

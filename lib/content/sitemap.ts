import { assetHref, urlFor } from '@/lib/links/href'
import { escapeHtml } from '@/lib/text/escape-html'
import { type Locale, site } from '@/site.config'
import { lastUpdated } from '../freshness/last-updated'
import { fileOf, slugsOf } from './files'
import { openLocales } from './languages'
import { alternatesOf } from './metadata'
import { generatedExists, listedGeneratedSlugs, loadGenerated } from './pages'

/** The path of a language's sitemap, without the base path. */
function sitemapPath(locale: Locale): string {
  return `/sitemap/${locale}.xml`
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The index of the sitemaps, one for each open language. */
export function sitemapIndex(): string {
  const entries = openLocales().map((locale) => {
    const url = site.origin + assetHref(sitemapPath(locale))
    return `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>\n`
  })
  return `${head}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`
}

const sourceOf = (locale: Locale, slug: string) =>
  generatedExists(locale, slug)
    ? loadGenerated(locale, slug).file
    : fileOf(locale, slug)

/**
 * The sitemap of a language: its pages with their addresses in other languages and the time of the
 * last commit.
 */
export function sitemapOf(locale: Locale): string {
  const slugs = [...slugsOf(locale), ...listedGeneratedSlugs(locale)]
  const entries = slugs.map((slug) => {
    const updated = lastUpdated(sourceOf(locale, slug))
    const links = Object.entries(alternatesOf(slug)).map(
      ([lang, url]) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}"/>`,
    )
    return [
      '<url>',
      `<loc>${escapeHtml(urlFor(locale, slug))}</loc>`,
      updated && `<lastmod>${updated}</lastmod>`,
      ...links,
      '</url>\n',
    ]
      .filter(Boolean)
      .join('')
  })
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

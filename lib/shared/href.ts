import { defaultLocale, type Locale, site } from '@/site.config'

/** What stands before every path of the site: `''`, or `/cookbook`. */
export const basePath = site.basePath === '/' ? '' : site.basePath

/** Whether a slug is a folder's index (`''` is the home page, `integrations` the index of the integrations). */
export function isFolderIndex(slug: string): boolean {
  return slug === '' || site.sections.some((section) => section === slug)
}

/**
 * The canonical path of a page, without the base path (decision 6).
 *
 * @example pathFor('de', 'core-concepts/accounts') // '/de/core-concepts/accounts.html'
 * @example pathFor('en', 'integrations') // '/integrations/'
 */
export function pathFor(locale: Locale, slug: string): string {
  const prefix = locale === defaultLocale ? '/' : `/${locale}/`
  if (slug === '') return prefix
  return prefix + slug + (isFolderIndex(slug) ? '/' : '.html')
}

/** Where Next writes the document of a page: that of a folder beside it, `de.html`, until the export gives it its further names. */
export function documentFor(locale: Locale, slug: string): string {
  const name = pathFor(locale, slug)
    .slice(1)
    .replace(/(\/|\.html)$/, '')
  return `${name || 'index'}.html`
}

/** A page's link, to be used in `href`: base path, canonical path and, where given, the anchor. */
export function hrefFor(locale: Locale, slug: string, anchor = ''): string {
  return basePath + pathFor(locale, slug) + (anchor && `#${anchor}`)
}

/** A static file's link: `assetHref('/icon.svg')`. */
export function assetHref(path: string): string {
  return basePath + path
}

/** The absolute address of a page, for canonical links and sitemaps. */
export function urlFor(locale: Locale, slug: string): string {
  return site.origin + hrefFor(locale, slug)
}

/** The link of a page's Markdown twin; that of a folder's index names the index (decision 6). */
export function twinHref(locale: Locale, slug: string): string {
  const href = hrefFor(locale, slug)
  return `${href.endsWith('/') ? `${href}index.html` : href}.md`
}

/** The absolute address of a page's Markdown twin. */
export function twinUrl(locale: Locale, slug: string): string {
  return site.origin + twinHref(locale, slug)
}

import { defaultLocale, type Locale, site } from '@/site.config'

/** The part before every path of the site: `''`, or `/cookbook`. */
export const basePath = site.basePath === '/' ? '' : site.basePath

/**
 * True for the slug of a folder's index: `''` is the home page, `integrations` the index of the
 * integrations.
 */
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

/**
 * The file that Next writes for a page: a folder's index is beside the folder, as `de.html`. The
 * export adds the other names.
 */
export function documentFor(locale: Locale, slug: string): string {
  const name = pathFor(locale, slug)
    .slice(1)
    .replace(/(\/|\.html)$/, '')
  return `${name || 'index'}.html`
}

/** A page's link for `href`: base path, canonical path and, where given, the anchor. */
export function hrefFor(locale: Locale, slug: string, anchor = ''): string {
  return basePath + pathFor(locale, slug) + (anchor && `#${anchor}`)
}

/** The link of a static file: `assetHref('/icon.svg')`. */
export function assetHref(path: string): string {
  return basePath + path
}

/** The absolute address of a page, for canonical links and sitemaps. */
export function urlFor(locale: Locale, slug: string): string {
  return site.origin + hrefFor(locale, slug)
}

/** The link of a page's Markdown copy; for a folder it names the index (decision 6). */
export function markdownHref(locale: Locale, slug: string): string {
  const href = hrefFor(locale, slug)
  return `${href.endsWith('/') ? `${href}index.html` : href}.md`
}

/** The absolute address of a page's Markdown copy. */
export function markdownUrl(locale: Locale, slug: string): string {
  return site.origin + markdownHref(locale, slug)
}

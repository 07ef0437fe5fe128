import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { defaultLocale, type Locale, locales, site } from '../site.config'

export interface SitePage {
  readonly locale: Locale
  /** The canonical path, `/de/core-concepts/accounts.html` or `/de/`. */
  readonly path: string
}

const folder = 'out/sitemap'

/** All pages of the built site, from its sitemaps. */
export const sitePages: readonly SitePage[] = locales.flatMap(pagesOf)

/** The languages of the built site. */
export const builtLocales = locales.filter((locale) =>
  sitePages.some((page) => page.locale === locale),
)

/** A page of every template: home, article with code, article without, generated pages. */
export const templatePaths = [
  '/',
  '/getting-started/installation.html',
  '/core-concepts/accounts.html',
  '/a-z.html',
  '/errors.html',
  '/playground.html',
  '/offline.html',
  '/no-such-page.html',
]

/** The path of a locale's home page. */
export function homePath(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`
}

function pagesOf(locale: Locale): SitePage[] {
  if (!existsSync(folder)) {
    throw new Error('There is no built site: run `npm run build` first.')
  }
  if (!readdirSync(folder).includes(`${locale}.xml`)) return []
  const xml = readFileSync(`${folder}/${locale}.xml`, 'utf8')
  const origin = new URL(site.origin).origin
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => ({
    locale,
    path: url.replace(origin, ''),
  }))
}

import {
  defaultLocale,
  type Locale,
  locales,
  site as settings,
} from '@/site.config'
import { elementsIn, isLink, propertyOf } from '../document/elements'
import { readHead } from '../document/head'
import { parseHead } from '../document/parse'
import { type ExportedSite, fileAt, pageAt } from './exported-site'

/**
 * Checks the head of every page: language, title, description, the addresses in other languages and
 * as Markdown, and the tags for link previews. The sitemaps have to list every page for search engines, and
 * `robots.txt` to name them.
 */
export function headProblems(site: ExportedSite): string[] {
  const pages = new Map<string, string>()
  for (const file of site.documents.keys()) {
    const path = pageAt(site, file)
    if (path !== undefined) pages.set(path, file)
  }
  const listed = [...pages].flatMap(([path, file]) =>
    site.documents.get(file)?.noindex ? [] : path,
  )
  return [
    ...[...pages].flatMap(([path, file]) =>
      problemsOf(site, path, file, pages).map(
        (problem) => `${file}: ${problem}: lib/content/metadata.ts writes it`,
      ),
    ),
    ...sitemapProblems(site, listed),
  ]
}

function problemsOf(
  site: ExportedSite,
  path: string,
  file: string,
  pages: ReadonlyMap<string, string>,
): string[] {
  const tree = parseHead(site.read(file))
  const elements = elementsIn(tree)
  const { lang, title } = readHead(file, tree)
  const meta = (name: string) => {
    const tag = elements.find(
      (each) =>
        propertyOf(each, 'name') === name ||
        propertyOf(each, 'property') === name,
    )
    return (tag && propertyOf(tag, 'content')) ?? ''
  }
  const links = elements.filter((each) => isLink(each, 'alternate'))
  const markdown = links.find(
    (each) => propertyOf(each, 'type') === 'text/markdown',
  )
  const name = meta('og:title')
  const locale = localeOf(site, path)
  const facts: readonly (readonly [
    what: string,
    found: unknown,
    right: unknown,
  ])[] = [
    ['language', lang, settings.locales[locale].lang],
    ['title', title, title === name ? name : `${name} | ${settings.title}`],
    ['og:description', meta('og:description'), meta('description')],
    ['og:url', normal(meta('og:url')), addressOf(site, path)],
    ['og:site_name', meta('og:site_name'), settings.title],
    [
      'address of its Markdown',
      markdown && propertyOf(markdown, 'href'),
      site.documents.get(file)?.noindex
        ? undefined
        : addressOf(site, `/${file}.md`),
    ],
    ['twitter:card', meta('twitter:card'), 'summary_large_image'],
    [
      'list of languages',
      links
        .filter((each) => propertyOf(each, 'hrefLang'))
        .map(
          (each) =>
            `${propertyOf(each, 'hrefLang')} ${normal(propertyOf(each, 'href') ?? '')}`,
        )
        .join(),
      alternatesOf(site, path, pages).join(),
    ],
  ]
  return [
    ...facts
      .filter(([, found, right]) => found !== right)
      .map(
        ([what, found, right]) => `its ${what} is "${found}", not "${right}"`,
      ),
    ...['og:title', 'description', 'og:image']
      .filter((each) => meta(each) === '')
      .map((each) => `it has no ${each}`),
  ]
}

/** Next writes the address of the home page without its slash. */
const normal = (address: string) =>
  URL.canParse(address) ? new URL(address).href : address

const addressOf = ({ origin }: ExportedSite, path: string) =>
  new URL(path, origin).href

const homeOf = ({ basePath }: ExportedSite, locale: Locale) =>
  locale === defaultLocale ? `${basePath}/` : `${basePath}/${locale}/`

const localeOf = (site: ExportedSite, path: string) =>
  locales.find(
    (locale) =>
      locale !== defaultLocale && path.startsWith(homeOf(site, locale)),
  ) ?? defaultLocale

/** The tag and address of each language that has the page, and English as the default. */
function alternatesOf(
  site: ExportedSite,
  path: string,
  pages: ReadonlyMap<string, string>,
): string[] {
  const inner = path.slice(homeOf(site, localeOf(site, path)).length)
  const link = (tag: string, locale: Locale) => {
    const other = homeOf(site, locale) + inner
    return pages.has(other) ? [`${tag} ${addressOf(site, other)}`] : []
  }
  return [
    ...locales.flatMap((locale) => link(settings.locales[locale].lang, locale)),
    ...link('x-default', defaultLocale),
  ]
}

function sitemapProblems(
  site: ExportedSite,
  paths: readonly string[],
): string[] {
  const read = (path: string) => {
    const file = fileAt(site, site.basePath + path)
    return file ? site.read(file) : ''
  }
  const sitemaps = locales.map((locale) => read(`/sitemap/${locale}.xml`))
  const named = `Sitemap: ${addressOf(site, `${site.basePath}/sitemap.xml`)}`
  return [
    ...paths
      .map((path) => addressOf(site, path))
      .filter(
        (url) => !sitemaps.some((xml) => xml.includes(`<loc>${url}</loc>`)),
      )
      .map(
        (url) => `${url} is in no sitemap: lib/content/sitemap.ts writes them`,
      ),
    ...(read('/robots.txt').includes(named)
      ? []
      : [`robots.txt lacks "${named}": app/robots.ts writes it`]),
  ]
}

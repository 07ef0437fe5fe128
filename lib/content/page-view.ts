import {
  type LandingView,
  landingView,
} from '@/components/landing/landing-view'
import type { Header } from '@/lib/header'
import { assetHref, hrefFor, markdownHref } from '@/lib/links/href'
import { defaultLocale, type Locale, site } from '@/site.config'
import { programLanguages } from '../code/program-languages'
import { lastUpdated } from '../freshness/last-updated'
import { freshnessOf } from '../freshness/status'
import type { HeadingLink } from '../links/heading-link'
import { licensesFile } from '../links/licenses'
import { pageExists } from './files'
import type { Frontmatter } from './frontmatter'
import { type LanguageLink, languageLinks } from './language-links'
import { loadFrontmatter } from './load'
import { type Neighbours, neighboursOf } from './neighbours'
import type { Page } from './page'
import { generatedLinks } from './pages'
import { offlineSlug } from './registry'
import { relatedLinks } from './related'
import { type PageLink, type SidebarSection, sidebarOf } from './sidebar'
import { loadSourcePage } from './source-page'

/** A link with a flag: `current` is true when it leads to the page that it is on. */
type WithCurrent<Link> = Link & { readonly current: boolean }

/** An entry of the sidebar. */
export interface SidebarLink extends WithCurrent<PageLink> {
  /** The headings of the current page; empty for all others. */
  readonly headers: readonly Header[]
}

/** A list of the sidebar. Its title is a key of the namespace `sections` in the messages. */
interface SidebarList {
  readonly title: SidebarSection['section'] | 'lookUp'
  readonly links: readonly SidebarLink[]
}

/** The data of the bar at the top. */
export interface BarView {
  readonly locale: Locale
  readonly header: {
    readonly home: string
    /** Missing when the language has no integrations. */
    readonly integrations: string | undefined
  }
  /** The address of the book's source. */
  readonly repository: string
  readonly languages: readonly WithCurrent<LanguageLink>[]
}

/**
 * The data of the bars, the sidebar and the frame of an article: addresses, titles and dates. The
 * interface's own texts come from the messages.
 */
export interface PageView extends BarView {
  /** The page record: title, language, front matter, headings. */
  readonly page: Page
  readonly sidebar: readonly SidebarList[]
  /** The first screen of the home page; missing on all others. */
  readonly landing: LandingView | undefined
  readonly footer: {
    readonly generated: readonly PageLink[]
    readonly offline: string
    readonly licenses: string
  }
  /**
   * The page's section with the address of its first page, and the name that lists give the page;
   * missing for pages outside the lists.
   */
  readonly place:
    | {
        readonly section: SidebarList['title']
        readonly href: string
        readonly title: string
      }
    | undefined
  /** The languages of the page's programs, by their proper names. */
  readonly programs: readonly string[]
  /** The address of the English page; missing unless the translation is behind it. */
  readonly newerEnglish: string | undefined
  readonly related: readonly HeadingLink[]
  readonly neighbours: Neighbours
  /** The address for editing the page's file. */
  readonly edit: string
  /** The address of the page's Markdown copy, if it has one. */
  readonly markdown: string | undefined
  /**
   * The day of the facts' last check, the state of mainnet for which they are true, and the time of
   * the file's last change, as ISO 8601.
   */
  readonly dates: {
    readonly checked: string | undefined
    readonly cluster: Frontmatter['cluster']
    readonly updated: string | undefined
  }
}

/**
 * Computes everything that a page shows besides its article. Components get the view as properties
 * and need nothing else. Throws a ContentError for wrong front matter of a page that the view links
 * to.
 */
export function pageView(page: Page): PageView {
  const { locale, slug, file, listed } = page
  const generated = generatedLinks(locale)
  const sidebar = sidebarLists(page, generated)
  return {
    ...barView(locale, slug),
    page,
    sidebar,
    place: placeIn(sidebar),
    programs: pageExists(locale, slug)
      ? programLanguages(loadSourcePage(locale, slug).tree)
      : [],
    landing: slug === '' ? landingView(locale, generated) : undefined,
    footer: {
      generated,
      offline: hrefFor(locale, offlineSlug),
      licenses: assetHref(`/${licensesFile}`),
    },
    newerEnglish:
      freshnessOf(locale, slug) === 'behind'
        ? hrefFor(defaultLocale, slug)
        : undefined,
    related: relatedLinks(locale, slug),
    neighbours: neighboursOf(page),
    edit: `${site.repository}/edit/${site.branch}/${file}`,
    markdown: listed ? markdownHref(locale, slug) : undefined,
    dates: { ...checkOf(page), updated: lastUpdated(file) },
  }
}

/**
 * The last check of the facts. English pages have it; a current translation was checked with its
 * English page.
 */
function checkOf({ locale, slug, frontmatter }: Page) {
  const follows =
    locale !== defaultLocale && freshnessOf(locale, slug) === 'current'
  const { checked, cluster } = follows
    ? loadFrontmatter(defaultLocale, slug)
    : frontmatter
  return { checked, cluster }
}

/** Computes the bar of a page. An unknown slug is that of no page in any language. */
export function barView(locale: Locale, slug: string): BarView {
  return {
    locale,
    header: {
      home: hrefFor(locale, ''),
      integrations: pageExists(locale, 'integrations')
        ? hrefFor(locale, 'integrations')
        : undefined,
    },
    repository: site.repository,
    languages: languageLinks(slug).map((link) => ({
      ...link,
      current: link.locale === locale,
    })),
  }
}

function sidebarLists(
  { locale, slug, headers }: Page,
  generated: readonly PageLink[],
): readonly SidebarList[] {
  const toSidebarLink = (link: PageLink): SidebarLink =>
    link.slug === slug
      ? { ...link, current: true, headers }
      : { ...link, current: false, headers: [] }
  return [
    ...sidebarOf(locale).map(({ section, pages }) => ({
      title: section,
      links: pages.map(toSidebarLink),
    })),
    { title: 'lookUp', links: generated.map(toSidebarLink) },
  ]
}

/** The list and the title of the current page in the sidebar. */
function placeIn(sidebar: readonly SidebarList[]): PageView['place'] {
  return sidebar.flatMap(({ title: section, links }) =>
    links.flatMap(({ current, title }) =>
      current ? { section, href: links[0]?.href ?? '', title } : [],
    ),
  )[0]
}

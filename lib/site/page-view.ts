import type { Header } from '@/lib/shared/header'
import { hrefFor, twinHref } from '@/lib/shared/href'
import { site } from '@/site.config'
import { pageExists } from './content/files'
import type { Page } from './content/page'
import { lastUpdated } from './freshness/last-updated'
import { freshnessOf } from './freshness/status'
import { changesSlug } from './generated/changes-pages'
import { generatedLinks } from './generated/links'
import { offlineSlug } from './generated/offline-page'
import type { HeadingLink } from './links/heading-link'
import { type LanguageLink, languageLinks } from './navigation/language-links'
import { type Neighbours, neighboursOf } from './navigation/neighbours'
import { relatedLinks } from './navigation/related'
import {
  type PageLink,
  type SidebarSection,
  sidebarOf,
} from './navigation/sidebar'

/** A link that says whether it leads to the page on which it stands. */
type WithCurrent<Link> = Link & { readonly current: boolean }

/** An entry of the sidebar. */
export interface SidebarLink extends WithCurrent<PageLink> {
  /** The headings of the current page; empty for all others. */
  readonly headers: readonly Header[]
}

/** A list of the sidebar with the key of its title in the namespace `sections` of the messages. */
interface SidebarList {
  readonly title: SidebarSection['section'] | 'lookUp'
  readonly links: readonly SidebarLink[]
}

/**
 * Everything that the bars, the sidebar and the frame of an article show, as addresses, titles and dates. The interface's own texts
 * come from the messages.
 */
export interface PageView {
  /** The page's record: title, language, front matter, headings. */
  readonly page: Page
  readonly header: {
    readonly home: string
    /** Nothing where the language has no integrations. */
    readonly integrations: string | undefined
  }
  /** Where the book's source is. */
  readonly repository: string
  readonly languages: readonly WithCurrent<LanguageLink>[]
  readonly sidebar: readonly SidebarList[]
  readonly footer: {
    readonly generated: readonly PageLink[]
    readonly offline: string
  }
  /** Where to read what changed in English since; nothing for a page that is not behind. */
  readonly changes: string | undefined
  readonly related: readonly HeadingLink[]
  readonly neighbours: Neighbours
  /** Where to edit the page's file. */
  readonly edit: string
  /** The page's Markdown; nothing for a page that has none. */
  readonly markdown: string | undefined
  /** When its facts were last checked, and when its file was last changed, as ISO 8601. */
  readonly dates: {
    readonly checked: string | undefined
    readonly updated: string | undefined
  }
}

/**
 * Computes everything that a page shows besides its article, once. Components take it as properties and look nothing up. Throws a
 * ContentError for a fault in the front matter of a page that it links to.
 */
export function pageView(page: Page): PageView {
  const { locale, slug, file, frontmatter, listed } = page
  const generated = generatedLinks(locale)
  return {
    page,
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
    sidebar: sidebarLists(page, generated),
    footer: { generated, offline: hrefFor(locale, offlineSlug) },
    changes:
      freshnessOf(locale, slug).state === 'behind'
        ? hrefFor(locale, changesSlug(slug))
        : undefined,
    related: relatedLinks(locale, slug),
    neighbours: neighboursOf(page),
    edit: `${site.repository}/edit/${site.branch}/${file}`,
    markdown: listed ? twinHref(locale, slug) : undefined,
    dates: { checked: frontmatter.checked, updated: lastUpdated(file) },
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

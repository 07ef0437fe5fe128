import type { Metadata } from 'next'
import { assetHref, markdownUrl, urlFor } from '@/lib/links/href'
import { defaultLocale, type Locale, site } from '@/site.config'
import { textsOf } from '../i18n/texts'
import { languageLinks } from './language-links'
import type { Page } from './page'

/** The icon of every document. */
const icons = {
  icon: [{ url: assetHref('/icon.svg'), type: 'image/svg+xml' }],
} satisfies Metadata['icons']

/**
 * The tags of a page's head: title, description, canonical and alternate addresses, link previews.
 */
export function metadataOf(page: Page): Metadata {
  const title = titleOf(page)
  const { description } = page.frontmatter
  const url = urlFor(page.locale, page.slug)
  const image = site.origin + assetHref('/social-card.png')
  return {
    metadataBase: new URL(site.origin),
    title,
    description,
    alternates: {
      canonical: url,
      languages: alternatesOf(page.slug),
      types: page.listed
        ? { 'text/markdown': markdownUrl(page.locale, page.slug) }
        : undefined,
    },
    robots: page.listed ? undefined : { index: false },
    icons,
    openGraph: {
      type: page.slug ? 'article' : 'website',
      siteName: site.title,
      title: page.title,
      description,
      url,
      locale: page.lang.replace('-', '_'),
      images: [{ url: image, width: 1200, height: 630, alt: site.title }],
    },
    twitter: {
      card: 'summary_large_image',
      title: page.title,
      description,
      images: [image],
    },
  }
}

/** The tags of the page for unknown addresses, in a language. */
export function notFoundMetadata(locale: Locale): Metadata {
  const title = `${textsOf(locale, 'notFound')('title')} | ${site.title}`
  return { title, robots: { index: false }, icons }
}

/** The most characters of a title that search engines and tabs show. */
const longestTitle = 70

/**
 * The title as `page | site`. A title without room for the site's is used alone, as that of the
 * home page may be.
 */
function titleOf({ title }: Page): string {
  const whole = `${title} | ${site.title}`
  return title === site.title || whole.length > longestTitle ? title : whole
}

/**
 * The page's address in each of its languages by language tag. English, if it has the page, is also
 * the default.
 */
export function alternatesOf(slug: string): Record<string, string> {
  const existing = languageLinks(slug).filter(({ samePage }) => samePage)
  const pairs = existing.map(({ lang, locale }) => [lang, urlFor(locale, slug)])
  const english = existing.some(({ locale }) => locale === defaultLocale)
  return {
    ...Object.fromEntries(pairs),
    ...(english && { 'x-default': urlFor(defaultLocale, slug) }),
  }
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/article/Article'
import { DocPage } from '@/components/article/DocPage'
import { GeneratedArticle } from '@/components/generated/GeneratedArticle'
import { forgetMemos } from '@/lib/site/cache/memo'
import { ContentError } from '@/lib/site/content/content-error'
import { pageExists, slugsOf } from '@/lib/site/content/files'
import { isOpen, openLocales } from '@/lib/site/content/languages'
import { loadPage } from '@/lib/site/content/load'
import {
  generatedExists,
  generatedName,
  generatedSlugs,
  loadGenerated,
} from '@/lib/site/generated/pages'
import { metadataOf } from '@/lib/site/metadata'
import { pageView } from '@/lib/site/page-view'
import { defaultLocale, type Locale, type Section } from '@/site.config'

type Segments = { readonly slug?: readonly string[] }

/** The three exports of an English section's route. */
export function sectionRoute(section: Section) {
  const slugOf = ({ slug = [] }: Segments) => [section, ...slug].join('/')
  return {
    generateStaticParams: () =>
      slugsOf(defaultLocale)
        .filter((slug) => slug === section || slug.startsWith(`${section}/`))
        .map((slug) => ({ slug: slug.split('/').slice(1) })),
    generateMetadata: async (props: { params: Promise<Segments> }) =>
      metadata(defaultLocale, slugOf(await props.params)),
    Page: async (props: { params: Promise<Segments> }) =>
      render(defaultLocale, slugOf(await props.params)),
  }
}

/** The three exports of the route of all prefixed languages. */
export function localeRoute() {
  type Params = Segments & { readonly locale: string }
  return {
    generateStaticParams: () =>
      openLocales()
        .filter((locale) => locale !== defaultLocale)
        .flatMap((locale) =>
          [...slugsOf(locale), ...generatedSlugs(locale)].map((slug) => ({
            locale,
            slug: slug ? slug.split('/') : [],
          })),
        ),
    generateMetadata: async (props: { params: Promise<Params> }) => {
      const { locale, slug = [] } = await props.params
      return metadata(locale, slug.join('/'))
    },
    Page: async (props: { params: Promise<Params> }) => {
      const { locale, slug = [] } = await props.params
      return render(locale, slug.join('/'))
    },
  }
}

/**
 * The two exports of an English page with a route of its own: the home page, or a generated page.
 */
export function pageRoute(slug: string) {
  return {
    generateMetadata: () => metadata(defaultLocale, slug),
    Page: () => render(defaultLocale, slug),
  }
}

function metadata(locale: string, slug: string): Metadata {
  try {
    return metadataOfPage(locale, slug)
  } catch (error) {
    // A draft is shown with its faults, which may be in its front matter.
    if (process.env.NODE_ENV === 'development' && error instanceof ContentError)
      return { title: slug }
    throw error
  }
}

function metadataOfPage(locale: string, slug: string): Metadata {
  if (!isOpen(locale)) return {}
  if (generatedExists(locale, slug))
    return metadataOf(loadGenerated(locale, slug))
  return pageExists(locale, slug) ? metadataOf(loadPage(locale, slug)) : {}
}

function render(locale: string, slug: string) {
  if (process.env.NODE_ENV === 'development') forgetMemos()
  if (!isOpen(locale)) notFound()
  // Articles come first: looking for a generated page reads other pages, whose faults a draft
  // reports itself.
  if (pageExists(locale, slug)) return renderArticle(locale, slug)
  if (!generatedExists(locale, slug)) notFound()
  const view = pageView(loadGenerated(locale, slug))
  return (
    <DocPage view={view}>
      <GeneratedArticle view={view} name={generatedName(locale, slug)} />
    </DocPage>
  )
}

function renderArticle(locale: Locale, slug: string) {
  // The import stands inside the condition, so that readers do not load code for writers.
  if (process.env.NODE_ENV === 'development')
    return import('@/components/writing/Draft').then(({ Draft }) => (
      <Draft locale={locale} slug={slug} />
    ))
  const view = pageView(loadPage(locale, slug))
  return (
    <DocPage view={view} explained>
      <Article view={view} />
    </DocPage>
  )
}

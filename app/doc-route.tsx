import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/article/Article'
import { DocPage } from '@/components/article/DocPage'
import { GeneratedArticle } from '@/components/article/GeneratedArticle'
import { NotFoundPage } from '@/components/not-found/NotFoundPage'
import { forgetMemos } from '@/lib/cache/memo'
import { ContentError } from '@/lib/content/content-error'
import { pageExists, slugsOf } from '@/lib/content/files'
import { isOpen, openLocales } from '@/lib/content/languages'
import { loadPage } from '@/lib/content/load'
import { metadataOf, notFoundMetadata } from '@/lib/content/metadata'
import { pageView } from '@/lib/content/page-view'
import {
  generatedExists,
  generatedName,
  generatedSlugs,
  loadGenerated,
} from '@/lib/content/pages'
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

/** The page for unknown addresses below a prefix; app/global-not-found.tsx is the English one. */
const missingSlug = '404'

/** The three exports of the route of all prefixed languages. */
export function localeRoute() {
  type Params = Segments & { readonly locale: string }
  return {
    generateStaticParams: () =>
      openLocales()
        .filter((locale) => locale !== defaultLocale)
        .flatMap((locale) =>
          [...slugsOf(locale), ...generatedSlugs(locale), missingSlug].map(
            (slug) => ({ locale, slug: slug ? slug.split('/') : [] }),
          ),
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
    // A draft is shown with its errors, which may be in its front matter.
    if (process.env.NODE_ENV === 'development' && error instanceof ContentError)
      return { title: slug }
    throw error
  }
}

function metadataOfPage(locale: string, slug: string): Metadata {
  if (!isOpen(locale)) return {}
  if (generatedExists(locale, slug))
    return metadataOf(loadGenerated(locale, slug))
  return pageExists(locale, slug)
    ? metadataOf(loadPage(locale, slug))
    : notFoundMetadata(locale)
}

function render(locale: string, slug: string) {
  if (process.env.NODE_ENV === 'development') forgetMemos()
  if (!isOpen(locale)) notFound()
  // Articles first: looking for a generated page reads other pages, whose errors a draft reports
  // itself.
  if (pageExists(locale, slug)) return renderArticle(locale, slug)
  if (!generatedExists(locale, slug)) return <NotFoundPage locale={locale} />
  const view = pageView(loadGenerated(locale, slug))
  return (
    <DocPage view={view}>
      <GeneratedArticle view={view} name={generatedName(locale, slug)} />
    </DocPage>
  )
}

function renderArticle(locale: Locale, slug: string) {
  // The import is inside the condition, so that readers do not load code for writers.
  if (process.env.NODE_ENV === 'development')
    return import('@/components/writing/Draft').then(({ Draft }) => (
      <Draft locale={locale} slug={slug} />
    ))
  const view = pageView(loadPage(locale, slug))
  return (
    <DocPage view={view}>
      <Article view={view} />
    </DocPage>
  )
}

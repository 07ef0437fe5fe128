import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DocPage } from '@/components/article/DocPage'
import { assertPage } from '@/lib/content/check'
import { pageExists, slugsOf } from '@/lib/content/files'
import { openLocales } from '@/lib/content/languages'
import { loadPage } from '@/lib/content/load'
import { metadataOf } from '@/lib/metadata'
import { defaultLocale, type Locale, type Section } from '@/site.config'

type Segments = { readonly slug?: readonly string[] }

const isOpen = (value: string): value is Locale =>
  openLocales().some((locale) => locale === value)

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
          slugsOf(locale).map((slug) => ({
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

/** The two exports of the English home. */
export const homeRoute = {
  generateMetadata: () => metadata(defaultLocale, ''),
  Page: () => render(defaultLocale, ''),
}

function metadata(locale: string, slug: string): Metadata {
  return isOpen(locale) && pageExists(locale, slug)
    ? metadataOf(loadPage(locale, slug))
    : {}
}

function render(locale: string, slug: string) {
  if (!isOpen(locale) || !pageExists(locale, slug)) notFound()
  if (process.env.NODE_ENV === 'development') assertPage(locale, slug)
  return <DocPage page={loadPage(locale, slug)} />
}

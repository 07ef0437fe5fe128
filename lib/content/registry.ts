import { groupsOf } from '@/components/a-z/groups'
import { listedTerms } from '@/components/a-z/listed-terms'
import { helpFile } from '@/components/errors/help'
import { programErrors } from '@/components/errors/program-errors'
import { errorRecords } from '@/components/errors/records'
import type { Header } from '@/lib/header'
import { textsOf } from '@/lib/i18n/texts'
import { termAnchor, termsFile } from '@/lib/terms/read'
import { defaultLocale, type Locale } from '@/site.config'

/** The title and other texts of a generated page in one language. */
interface GeneratedTexts {
  readonly title: string
  /** A shorter title for the sidebar, if the title is too long there. */
  readonly navTitle?: string
  /** One sentence of 50 to 160 characters, for search engines. */
  readonly description: string
  /** The sections, for the sidebar and the local search. */
  readonly headers: readonly Header[]
  /** The file to edit to change the page, relative to the project's root. */
  readonly file: string
}

/**
 * A kind of generated page, outside the table of pages (decision 21).
 */
export interface GeneratedKind {
  /**
   * True when sitemap and sidebar list the page, and it has a Markdown copy; otherwise its head
   * asks search engines to skip it.
   */
  readonly listed: boolean
  /** True when both searches know the page. */
  readonly searched: boolean
  /** The slugs of the kind's pages in an open language. */
  slugs(locale: Locale): readonly string[]
  /** The texts of one page. */
  describe(locale: Locale, slug: string): GeneratedTexts
  /** Anchors besides those of the sections. Links of articles may name them. */
  anchors?(locale: Locale, slug: string): readonly string[]
}

/** `a-z.html`: all recipes and terms of a language by letter. The docs search lists its terms. */
const azPage: GeneratedKind = {
  listed: true,
  searched: true,
  slugs: () => ['a-z'],
  describe(locale) {
    const t = textsOf(locale, 'azPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [],
      file: termsFile,
    }
  },
  anchors: (locale) => [
    ...groupsOf(locale).map(({ anchor }) => anchor),
    ...listedTerms(locale).map(({ id }) => termAnchor(id)),
  ],
}

/** The anchor of the section on the errors of a program that is not listed. */
export const ownErrors = 'own-errors'

/** `errors.html`: the errors of programs and of the runtime, by program. */
const errorsPage: GeneratedKind = {
  listed: true,
  searched: true,
  slugs: () => ['errors'],
  describe(locale) {
    const t = textsOf(locale, 'errorsPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [{ id: ownErrors, name: t('own') }, ...programErrors()].map(
        ({ id, name }) => ({
          level: 2,
          title: name,
          slug: id,
          children: [],
        }),
      ),
      file: helpFile(defaultLocale),
    }
  },
  anchors: (locale) => errorRecords(locale).map(({ anchor }) => anchor),
}

/**
 * `playground.html`: a program that a reader writes, or a recipe that they change, runs there
 * (docs/running-recipes.md).
 */
const playgroundPage: GeneratedKind = {
  listed: true,
  searched: false,
  slugs: () => ['playground'],
  describe(locale) {
    const t = textsOf(locale, 'playgroundPage')
    return {
      title: t('title'),
      navTitle: t('navTitle'),
      description: t('description'),
      headers: [],
      file: `messages/${locale}.json`,
    }
  },
}

/** The slug of the page where a reader saves a language. */
export const offlineSlug = 'offline'

/**
 * `offline.html`: saves a language on the reader's device. Offline, it also replaces pages that are
 * not saved. The footer links to it.
 */
const offlinePage: GeneratedKind = {
  listed: false,
  searched: false,
  slugs: () => [offlineSlug],
  describe(locale) {
    const t = textsOf(locale, 'offlinePage')
    return {
      title: t('title'),
      description: t('description'),
      headers: [],
      file: `messages/${locale}.json`,
    }
  },
}

/**
 * All kinds of generated pages, in the sidebar's order. To add one:
 *
 * 1. Describe it here: slugs, title, description and headings by language, with texts from
 *    `messages/` (`lib/i18n/texts.ts`).
 * 2. Give it a body in `components/article/GeneratedArticle.tsx`, from data that is known at build.
 * 3. Add the route `app/(en)/<slug>/page.tsx`, like that of `errors`.
 *
 * The rest follows: routes of other languages, every form of the address, canonical and alternate
 * links, language menu, sitemap, sidebar, local search, links from articles, and the browser tests
 * of every page.
 */
export const generatedKinds = {
  az: azPage,
  errors: errorsPage,
  playground: playgroundPage,
  offline: offlinePage,
} as const satisfies Readonly<Record<string, GeneratedKind>>

export type GeneratedName = keyof typeof generatedKinds

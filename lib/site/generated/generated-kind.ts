import type { Header } from '@/lib/shared/header'
import type { Locale } from '@/site.config'

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
 * A kind of generated page, outside the table of pages (decision 21). `registry.ts` says how to add
 * one.
 */
export interface GeneratedKind {
  /**
   * True when sitemap and sidebar list the page, and it has a Markdown copy; otherwise search
   * engines are told to skip it.
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
